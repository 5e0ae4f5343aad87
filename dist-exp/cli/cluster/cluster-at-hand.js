// The cluster that a verb reads, for as long as the verb runs: found again by whoever opens the archive in its mirror.
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
const atHand = new WeakMap();
/** From now on the verb with this outside reads a cluster. */
export function holdCluster(io, read) {
    atHand.set(io, read);
}
/** The cluster that the verb reads; `null` where it reads an archive of this machine's. */
export function clusterAtHand(io) {
    return atHand.get(io) ?? null;
}
/** The mirror in a directory, if it is the one that the verb reads. */
export function mirrorAt(dir, io) {
    const mirror = clusterAtHand(io)?.mirror;
    return mirror && resolve(mirror.dir) === resolve(dir) ? mirror : null;
}
/** Closes what the verb read. */
export async function letClusterGo(io) {
    const read = clusterAtHand(io);
    if (read === null)
        return;
    atHand.delete(io);
    read.mirror.close();
    await read.cluster.close();
}
/** Brings the mirror up to date over and over; the function given back ends that. */
export function followCluster({ mirror }, everyMs, io) {
    const end = new AbortController();
    const signal = AbortSignal.any([io.signal, end.signal]);
    const following = follow(mirror, { everyMs, signal, io });
    return () => {
        end.abort();
        return following;
    };
}
/** A failure is told of once until it is over: what was there before is shown meanwhile. */
async function follow(mirror, { everyMs, signal, io }) {
    let isTold = false;
    for (;;) {
        await delay(everyMs, undefined, { signal }).catch(() => undefined);
        if (signal.aborted)
            return;
        try {
            await mirror.refresh(signal);
            isTold = false;
        }
        catch (error) {
            if (signal.aborted)
                return;
            const why = error instanceof Error ? error.message : String(error);
            if (!isTold)
                io.err(`isochron: what is shown is not up to date: ${why}\n`);
            isTold = true;
        }
    }
}
