import { testedCoherence } from "./measurable-coherence.js";
import { closedIntersection } from "./observable-coherence.js";
/** f = 0 when the hashes are equal, else 1: the whole interval is then insecure, not proved incoherent. */
export function inducibleCoherence(pages) {
    return testedCoherence(pages, hasEqualHashes);
}
/** The intersection of [t(p), t(p̃)] when every page's hashes are equal; `null` otherwise or when empty. */
export function inducibleInterval(pages) {
    if (!pages.every(hasEqualHashes))
        return null;
    return closedIntersection(pages, ({ visitedAt, revisitedAt }) => [visitedAt, revisitedAt]);
}
function hasEqualHashes({ visitHash, revisitHash }) {
    return visitHash === revisitHash;
}
