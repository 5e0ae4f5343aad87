// Between a page's links and the frontier: what looks endless is counted instead of kept.
import { MOST_KNOWN_URLS } from "#formats/traps/link-rules.js";
import { RefusalTally, TrapGuard } from "#frontier/index.js";
import { hostOf, isCaptured, shapeBudgetOf, } from "#model/index.js";
/** The sieve of one capture. */
export class LinkSieve {
    #parts;
    #known;
    #guard;
    #tally;
    /** Taken and not yet known: hosts that are asked side by side may find one page at once, and it counts once. */
    #onTheWay = new Set();
    constructor(parts, held) {
        const { capture, settings, clock, known } = parts;
        this.#parts = parts;
        this.#known = known;
        this.#tally = new RefusalTally(held);
        this.#guard = new TrapGuard({
            seeds: capture.seeds,
            shapeBudget: shapeBudgetOf(settings),
            nowMs: () => clock.now(),
        });
        for (const page of known.pages())
            this.#guard.take(page);
    }
    /** Goes on where an earlier process stopped. */
    static async open(parts) {
        const held = [];
        for await (const shape of parts.refusals.ofCapture(parts.capture.id))
            held.push(shape);
        return new LinkSieve(parts, held);
    }
    /** What was counted, now and by earlier processes. */
    get tally() {
        return this.#tally;
    }
    /** The links that are taken; the others are counted by rule and shape. */
    sift(links, way) {
        const taken = new Map();
        for (const link of links) {
            if (this.#known.get(link.url) || taken.has(link.url))
                continue;
            const chosen = this.#choose(link, taken.size + 1, way);
            if (!chosen || (chosen !== link && (this.#known.get(chosen.url) || taken.has(chosen.url))))
                continue;
            taken.set(chosen.url, chosen);
            if (!this.#onTheWay.has(chosen.url))
                this.#guard.take(chosen);
            this.#onTheWay.add(chosen.url);
        }
        return [...taken.values()];
    }
    /** Links that were taken are known now. */
    arrived(links) {
        for (const { url } of links)
            this.#onTheWay.delete(url);
    }
    /** Counts links that the scope leaves out, by host. */
    countOutOfScope(judged) {
        for (const { link, refusal } of judged)
            if (refusal)
                this.#tally.add(refusal.code, hostOf(link.url), link.url);
    }
    /** Takes note of what a document holds, to tell mirrors. */
    note({ kind }, sighting) {
        if (kind !== "document" || !isCaptured(sighting) || sighting.outcome.identity.status !== 200)
            return;
        this.#guard.noteContent(sighting.url, sighting.outcome.identity.contentDigest);
    }
    #choose(link, nth, way) {
        const refusal = this.#guard.refusalOf(link, nth);
        if (refusal) {
            this.#tally.add(refusal.code, refusal.shape, link.url);
            return refusal.instead === null ? null : this.#instead({ ...link, url: refusal.instead }, nth, way);
        }
        const code = way.isSoftNotFound
            ? "soft-404"
            : this.#known.size + nth > MOST_KNOWN_URLS
                ? "frontier-full"
                : null;
        if (code === null)
            return link;
        this.#tally.add(code, hostOf(link.url), link.url);
        return null;
    }
    /** The same URL without its session is judged by the scope like any other. */
    #instead(link, nth, way) {
        const refusal = way.outside(link);
        if (refusal === null)
            return this.#choose(link, nth, way);
        this.countOutOfScope([{ link, refusal }]);
        return null;
    }
    /** Files what was counted since the last time: on record first, then in the catalog. */
    async keepCounts(record) {
        const { rows, added } = this.#tally.takeChanges();
        if (rows.length === 0)
            return;
        await record.refuse(added);
        await this.#parts.refusals.put(this.#parts.capture.id, rows);
    }
}
