// What is done to every page so that it shows what it has: scrolled, opened, loaded on, played. Each act is bounded, on
// record, and followed by rest; what it would send is refused.
import { BEHAVIOURS } from "#model/index.js";
import { alignTime, isQuietWithin, settle } from "../page/settle.js";
import { actOnce } from "./act-once.js";
import { handOn } from "./page-hand.js";
/** What shows more of a page leads to more of itself: in turn, until nothing is left. */
const IN_TURN = ["scroll", "expand", "load-more"];
/** Acts begin at a multiple of this of the page's own time. */
const FIRST_ACT_MS = 5_000;
/** Does what is wanted, and lets the page come to rest at its beginning. */
export async function behave(at, wanted) {
    const { record, open } = at;
    record.guard.act();
    const bounds = new ActBounds(at);
    const isWanted = (kind) => wanted.includes(kind);
    await alignTime(at, FIRST_ACT_MS);
    await handOn(at).collectLinks();
    let isMore = true;
    while (isMore) {
        isMore = false;
        for (const kind of IN_TURN.filter(isWanted))
            isMore = (await exhaust(at, kind, bounds)) || isMore;
    }
    const others = BEHAVIOURS.filter((kind) => !IN_TURN.includes(kind));
    for (const kind of others.filter(isWanted))
        await exhaust(at, kind, bounds);
    if (record.log.acts.length === 0 || record.reached !== null)
        return;
    await handOn(at).scrollHome();
    if (open.time.grantedMs < bounds.endMs)
        await settle(at);
    else
        await isQuietWithin(at, {
            quietMs: record.limits.actQuietVirtualMs,
            atMostMs: record.limits.actVirtualMs,
        });
}
/** Goes on with one behaviour until there is nothing to do or a bound is reached; whether anything was done. */
async function exhaust(at, kind, bounds) {
    let isDone = false;
    while (at.record.reached === null) {
        const target = await handOn(at).find(kind);
        if (target === null)
            break;
        const bound = bounds.reachedBy(kind);
        if (bound !== null) {
            at.record.book.note("acts-bounded", `${kind}: ${bound}`);
            return false;
        }
        await actOnce(at, kind, target);
        isDone = true;
    }
    return isDone;
}
/** Counted in acts, requests and the page's own time, so that the same bytes end at the same act. */
class ActBounds {
    endMs;
    #at;
    #requestsBefore;
    constructor(at) {
        this.#at = at;
        this.#requestsBefore = at.record.ledger.ownCount;
        this.endMs = at.open.time.grantedMs + at.record.limits.actsVirtualMs;
    }
    /** The bound that keeps a behaviour from another act, in words. */
    reachedBy(kind) {
        const { record, open } = this.#at;
        const { limits, log, ledger } = record;
        if (log.acts.length >= limits.maxActs)
            return `${limits.maxActs} acts altogether`;
        if (log.acts.filter((act) => act.kind === kind).length >= limits.maxActsOfKind)
            return `${limits.maxActsOfKind} acts`;
        if (ledger.ownCount - this.#requestsBefore >= limits.maxActRequests)
            return `${limits.maxActRequests} requests`;
        // A page that is at its own limit is cut: what it has shown so far is worth more than another act.
        if (ledger.ownCount >= 0.8 * limits.maxRequests)
            return `${ledger.ownCount} requests of the page altogether`;
        return open.time.grantedMs >= this.endMs ? `${limits.actsVirtualMs} ms of the page's time` : null;
    }
}
