/** Nothing goes wrong. */
export const NO_FAULTS = {
    killEveryMs: Infinity,
    freezeEveryMs: Infinity,
    cutEveryMs: Infinity,
    restartEveryMs: Infinity,
};
/** Of every worker something every three minutes or so: far more than a cluster has to bear. */
export const MANY_FAULTS = {
    killEveryMs: 600_000,
    freezeEveryMs: 600_000,
    cutEveryMs: 600_000,
    restartEveryMs: 600_000,
};
/** How long things last. */
const LASTS = {
    replaceMs: [5_000, 20_000],
    freezeMs: [1_000, 40_000],
    cutMs: [1_000, 30_000],
    downMs: [1_000, 10_000],
};
/** One fault's length, within its bounds. */
export function drawLengthMs(what, random) {
    const [least, most] = LASTS[what];
    return least + (most - least) * random.next();
}
/** Time to the next of such as come at random, so often on the average. */
export function drawGapMs(everyMs, random) {
    return everyMs === Infinity ? Infinity : -everyMs * Math.log(1 - random.next());
}
