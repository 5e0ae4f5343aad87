const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const STEPS = [
    ...[1, 2, 5, 10, 15, 30].map((n) => n * MINUTE),
    ...[1, 2, 3, 6, 12].map((n) => n * HOUR),
    ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map((n) => n * DAY),
];
/** Ticks on an axis that is wide enough for them. */
export const MOST_DATES = 6;
/** The widest label with some room beside it. */
export const DATE_LABEL_PX = 92;
/** A single instant gets some room around it. */
const LEAST_SPAN_MS = 2 * MINUTE;
/** A linear axis over the given instants (epoch milliseconds), from coordinate `start` to `end`. */
export function dateAxis(instants, start, end, mostTicks = MOST_DATES) {
    let [from, to] = [Infinity, -Infinity];
    for (const at of instants)
        [from, to] = [Math.min(from, at), Math.max(to, at)];
    if (from > to)
        [from, to] = [0, LEAST_SPAN_MS];
    const room = Math.max(0, LEAST_SPAN_MS - (to - from)) / 2;
    [from, to] = [from - room, to + room];
    const step = STEPS.find((one) => (to - from) / one <= mostTicks) ?? (to - from) / mostTicks;
    const ticks = [];
    for (let at = Math.ceil(from / step) * step; at <= to; at += step)
        ticks.push(at);
    return {
        ticks,
        at: (value) => start + ((value - from) / (to - from)) * (end - start),
        label: (value) => dateLabel(value, step, to - from),
    };
}
function dateLabel(at, stepMs, spanMs) {
    const iso = new Date(at).toISOString();
    if (stepMs >= DAY)
        return iso.slice(0, 10);
    return spanMs > DAY ? `${iso.slice(5, 10)} ${iso.slice(11, 16)}` : iso.slice(11, 16);
}
