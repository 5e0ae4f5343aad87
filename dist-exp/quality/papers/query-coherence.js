// Coherence of a query's result (bensaad2011 Definitions 5.21 and 5.22): the weight of its largest coherent part.
import { coherenceInterval } from "./coherence.js";
/** Definition 5.21: one time point lies in the invariance intervals of all versions. */
export function areCoherent(versions) {
    return coherenceInterval(versions.map((version) => version.invariance)) !== null;
}
/** Definition 5.22: weight of the largest coherent part over the whole weight; by count, the heavier of equals. */
export function queryCoherence(result, largestBy = "count") {
    const whole = result.reduce((sum, version) => sum + version.importance, 0);
    if (whole === 0)
        return 1;
    let best = { count: 0, weight: 0 };
    for (const part of overlaps(result))
        if (isLarger(part, best, largestBy))
            best = part;
    return best.weight / whole;
}
function isLarger(a, b, by) {
    if (by === "weight")
        return a.weight > b.weight;
    return a.count > b.count || (a.count === b.count && a.weight > b.weight);
}
/** One sweep: half-open intervals overlap most at some start; an end at the same time comes first. */
function* overlaps(versions) {
    const events = versions
        .flatMap(({ invariance: { from, to }, importance }) => [
        { at: from ?? -Infinity, count: 1, weight: importance },
        { at: to ?? Infinity, count: -1, weight: -importance },
    ])
        .sort((a, b) => a.at - b.at || a.count - b.count);
    let [count, weight] = [0, 0];
    for (const event of events) {
        count += event.count;
        weight += event.weight;
        if (event.count > 0)
            yield { count, weight };
    }
}
