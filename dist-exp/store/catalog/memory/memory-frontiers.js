// Known URLs by capture, in order of discovery, in memory.
import { StoreError } from "#errors.js";
/** The frontiers of one catalog. */
export class MemoryFrontiers {
    #frontiers;
    /** The id, of a capture that there is. */
    #known;
    /** The place after the last page; pages stand in the order of their places. */
    #nextSeqs = new WeakMap();
    constructor(frontiers, known) {
        this.#frontiers = frontiers;
        this.#known = known;
    }
    async add(captureId, found) {
        const pages = this.#pagesOf(captureId);
        const added = [];
        let seq = this.#nextSeqs.get(pages) ?? ([...pages.values()].at(-1)?.seq ?? -1) + 1;
        for (const page of found) {
            if (pages.has(page.url))
                continue;
            const own = { ...page, seq: seq++ };
            pages.set(page.url, own);
            added.push(own);
        }
        this.#nextSeqs.set(pages, seq);
        return added;
    }
    async setState(captureId, url, state, reason) {
        const page = this.#pagesOf(captureId).get(url);
        if (!page)
            throw new StoreError("NOT_FOUND", `capture ${captureId} does not know ${url}`);
        this.#pagesOf(captureId).set(url, { ...page, state, reason });
    }
    async *pages(captureId) {
        yield* this.#pagesOf(captureId).values();
    }
    /** Whether the capture knows a page. */
    has(captureId, url) {
        return this.#pagesOf(captureId).has(url);
    }
    /** Puts pages in their places; what stood there before makes room. */
    put(captureId, pages) {
        const seqs = new Set(pages.map(({ seq }) => seq));
        const urls = new Set(pages.map(({ url }) => url));
        this.#keep(captureId, ({ seq, url }) => !seqs.has(seq) && !urls.has(url), pages);
    }
    /** Forgets all pages from this place on. */
    forgetFrom(captureId, first) {
        this.#keep(captureId, ({ seq }) => seq < first, []);
    }
    /** Makes a page `known` again. */
    forgetVisit(captureId, url) {
        const page = this.#pagesOf(captureId).get(url);
        if (page)
            this.#pagesOf(captureId).set(url, { ...page, state: "known", reason: null });
    }
    #keep(captureId, stays, more) {
        const pages = this.#pagesOf(captureId);
        const kept = [...[...pages.values()].filter(stays), ...more].sort((a, b) => a.seq - b.seq);
        pages.clear();
        for (const page of kept)
            pages.set(page.url, page);
        this.#nextSeqs.set(pages, (kept.at(-1)?.seq ?? -1) + 1);
    }
    #pagesOf(captureId) {
        let pages = this.#frontiers.get(this.#known(captureId));
        if (!pages)
            this.#frontiers.set(captureId, (pages = new Map()));
        return pages;
    }
}
