// Second tries of pages that kept silent: each costs the full wait and a growing pause, so that of one host a few are
// tried first, and the others only if one of those was answered.
import { hostOf, isCaptured } from "#model/index.js";
const AT_ONCE = 5;
const SILENT = new Set(["first-byte-timeout", "head-timeout", "connect-timeout"]);
/** Chooses the second tries of one run. */
export class SilentRetries {
    #sightingsOf;
    #tried = new Map();
    constructor(sightingsOf) {
        this.#sightingsOf = sightingsOf;
    }
    /** Whether a failed page is tried again in this round. */
    admits({ url }) {
        const [first] = this.#sightingsOf(url);
        if (first?.outcome.kind !== "failed" || !SILENT.has(first.outcome.code))
            return true;
        const tried = this.#tried.get(hostOf(url)) ?? [];
        const answered = tried.filter((one) => this.#sightingsOf(one).some(isCaptured)).length;
        // Five, and for every one that was answered five more.
        if (tried.length >= AT_ONCE * (1 + answered))
            return false;
        this.#tried.set(hostOf(url), [...tried, url]);
        return true;
    }
}
/** What report and certificate say of pages that were not tried again. */
export function silentNotes(left) {
    const counts = new Map();
    for (const { url } of left)
        counts.set(hostOf(url), (counts.get(hostOf(url)) ?? 0) + 1);
    return [...counts].map(([host, pages]) => `${host}: ${pages === 1 ? "1 page that kept silent was" : `${pages} pages that kept silent were`} not tried again, since ${AT_ONCE} others kept silent twice`);
}
