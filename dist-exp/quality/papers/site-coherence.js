import { OverlapTree } from "./overlap-tree.js";
import { queryCoherence } from "./query-coherence.js";
import { queryResult } from "./query-result.js";
/** Definition 5.23: the mean over the given query times, which belong beside any figure. */
export function siteCoherence(pages, queryTimes, largestBy = "count") {
    const sum = queryTimes.reduce((total, at) => total + queryCoherence(queryResult(pages, at), largestBy), 0);
    return queryTimes.length === 0 ? 1 : sum / queryTimes.length;
}
/**
 * The same as an exact integral over [o_s, o_e]: a result changes only midway between two captures of a page, so
 * the coherence is constant in between. One sweep over these turns; each replaces one version: O(n log n).
 */
export function siteCoherenceIntegral(pages, from, to, largestBy = "count") {
    if (from >= to)
        return queryCoherence(queryResult(pages, from), largestBy);
    const sweep = new ResultSweep(pages);
    const turns = pages.flatMap(turnsOf).sort((a, b) => a.at - b.at);
    let [area, at] = [0, from];
    for (const turn of turns) {
        if (turn.at > from && turn.at < to) {
            area += (turn.at - at) * sweep.coherence(largestBy);
            at = turn.at;
        }
        if (turn.at < to)
            sweep.replace(turn.before, turn.after);
    }
    return (area + (to - at) * sweep.coherence(largestBy)) / (to - from);
}
/** A version captured at the same time as another never is the nearest alone: the first of them stands for both. */
function inOrder(versions) {
    const sorted = versions.toSorted((a, b) => a.capturedAt - b.capturedAt);
    return sorted.filter((version, i) => i === 0 || version.capturedAt > sorted[i - 1].capturedAt);
}
function turnsOf(versions) {
    const ordered = inOrder(versions);
    return ordered.slice(1).map((after, i) => {
        const before = ordered[i];
        return { at: (before.capturedAt + after.capturedAt) / 2, before, after };
    });
}
/** The result of a query whose time moves on, from before the first capture. */
class ResultSweep {
    #tree;
    #weight = 0;
    constructor(pages) {
        this.#tree = new OverlapTree(endsOf(pages));
        for (const versions of pages) {
            const first = inOrder(versions)[0];
            if (first)
                this.#add(first, 1);
        }
    }
    replace(before, after) {
        this.#add(before, -1);
        this.#add(after, 1);
    }
    coherence(largestBy) {
        const { weightOfMost, mostWeight } = this.#tree.largest;
        if (this.#weight <= 0)
            return 1;
        return Math.min(1, (largestBy === "count" ? weightOfMost : mostWeight) / this.#weight);
    }
    #add({ invariance: { from, to }, importance }, sign) {
        this.#weight += sign * importance;
        this.#tree.add(from ?? -Infinity, to ?? Infinity, importance, sign);
    }
}
function* endsOf(pages) {
    for (const versions of pages)
        for (const { invariance } of versions) {
            yield invariance.from ?? -Infinity;
            yield invariance.to ?? Infinity;
        }
}
/** Definition 5.24: the mean over sites. */
export function archiveCoherence(sites) {
    return sites.length === 0 ? 1 : sites.reduce((sum, site) => sum + site, 0) / sites.length;
}
