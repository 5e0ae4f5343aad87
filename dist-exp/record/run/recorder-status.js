/** Puts the figures together. */
export function recorderStatus(parts) {
    const { requests, underWay, unreachable, runs, queue, link, passedOver, writer } = parts;
    const { taken, dropped } = runs.tallies;
    const { state, restarts, poisoned } = link;
    return {
        requests,
        underWay,
        unreachable,
        recorded: taken - dropped,
        dropped,
        passedOver: { ...passedOver },
        livePages: runs.livePages,
        queued: { frames: queue.length, bytes: queue.bytes },
        writer: { state, restarts, poisoned, day: writer },
    };
}
