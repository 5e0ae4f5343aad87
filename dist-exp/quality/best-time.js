// The instant that the most (by weight) observed intervals contain, and the best interval "as of [x, y]".
import { coverage, } from "#model/index.js";
/** The best instant; the preferred one wins ties, then the one nearest to it. `null` without intervals. */
export function bestTime(intervals, preferred) {
    return mostCovered(coverage(intervals, preferred), preferred);
}
/** The same from the coverage at all end points and at the preferred instant. */
export function mostCovered(covered, preferred) {
    let best = null;
    for (const { at, weight } of covered) {
        if (!best || weight > best.weight || (weight === best.weight && isNearer(at, best.at, preferred)))
            best = { at, weight };
    }
    return best && best.weight > 0 ? best.at : null;
}
function isNearer(a, b, to) {
    return Math.abs(a - to) < Math.abs(b - to);
}
/**
 * "As of [x, y]": where to put an interval of the given length so that the most weight shows one state over all of
 * it. An interval contains [x, x + length] exactly when, shortened by the length, it contains x.
 */
export function bestSpan(intervals, lengthMs, preferredStart) {
    const shortened = intervals
        .filter(({ from, to }) => from <= to - lengthMs)
        .map(({ from, to, weight }) => ({ from, to: (to - lengthMs), weight }));
    const from = bestTime(shortened, preferredStart);
    return from === null ? null : { from, to: (from + lengthMs) };
}
