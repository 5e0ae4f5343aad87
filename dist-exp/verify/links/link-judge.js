// Whether the certificate accounts for a link: listed, left out by the scope, or kept out by a rule; and on record as such.
import { MOST_KNOWN_URLS, TRAP_RULES, trapLink } from "#formats/traps/link-rules.js";
import { sessionId, withoutSession } from "#formats/traps/session-id.js";
import { hostOf } from "#model/index.js";
/** Links are taken side by side: the list may be so much shorter than the limit when one is refused. */
const FULL_WITHIN = 20_000;
/** A URL without its session has none; more than this nothing needs. */
const MOST_STEPS = 3;
/** Judges the links of one capture. */
export class LinkJudge {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    /** How the certificate accounts for a link. */
    account(url, kind, from, steps = 0) {
        const { listed, scope, refusals } = this.#parts;
        if (listed.has(url))
            return "listed";
        const refusal = scope.refusalOf({ url, kind, depth: from.depth, hops: from.hops });
        if (refusal !== null)
            return refusals.has(refusal, hostOf(url), url) ? "outside" : "omitted";
        if (this.#isTrapped(url, kind, from, steps))
            return "trapped";
        const isSoft = from.isSoftNotFound && refusals.has("soft-404", hostOf(url), url);
        const isFull = listed.size > MOST_KNOWN_URLS - FULL_WITHIN && refusals.has("frontier-full", hostOf(url), url);
        return isSoft || isFull ? "trapped" : "omitted";
    }
    /** Links in a row that led out of scope on the way to a page, as far as the rules ask. */
    hopsTo(url) {
        const { scope, pages } = this.#parts;
        let [hops, at] = [0, url];
        while (at !== null && pages.get(at)?.via && hops < scope.rules.hops && !scope.contains(at)) {
            hops++;
            at = pages.get(at).via;
        }
        return hops;
    }
    /** A refusal must be on record, and be one that its rule can have given. */
    #isTrapped(url, kind, from, steps) {
        const link = trapLink(url, kind, from.taken + 1);
        return TRAP_RULES.some((rule) => {
            const mayRefuse = from.timesMs.some((nowMs) => rule.refuse(link, this.#knowledge(nowMs)) !== null);
            if (!mayRefuse || !this.#parts.refusals.has(rule.code, link.shape, url))
                return false;
            if (rule !== sessionId)
                return true;
            return steps < MOST_STEPS && this.account(withoutSession(url), kind, from, steps + 1) !== "omitted";
        });
    }
    #knowledge(nowMs) {
        const { counts, mirrors, shapeBudget } = this.#parts;
        return {
            nowMs,
            shapeBudget,
            count: (key) => counts.count(key),
            mirrored: (host) => mirrors.originalOf(host),
        };
    }
}
