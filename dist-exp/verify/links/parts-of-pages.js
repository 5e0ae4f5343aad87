const MOST_REDIRECTS = 20;
/** Knows what any document needs, and which parts have links that are in no list. */
export class PartsOfPages {
    #pages;
    #needed = new Set();
    #redirectsTo = new Map();
    /** By part, the first of its links that is in no list. */
    #deferred = new Map();
    /** Parts that only an earlier capture can have known as such. */
    onTrust = 0;
    constructor({ pages }) {
        this.#pages = pages;
    }
    /** Takes what a document needs; kept is only what the run took for a part. */
    noteRequisites(urls) {
        for (const url of urls)
            if (this.#pages.get(url)?.kind === "requisite")
                this.#needed.add(url);
    }
    /** What a part redirects to is one too. */
    noteRedirect(from, to) {
        if (this.#pages.get(to)?.kind !== "requisite")
            return;
        this.#redirectsTo.set(to, [...(this.#redirectsTo.get(to) ?? []), from].slice(0, MOST_REDIRECTS));
    }
    /** Puts off the question whether a page is a part until all are read. */
    defer(part, link) {
        if (!this.#deferred.has(part))
            this.#deferred.set(part, link);
    }
    /** Links of pages that are called parts, and that no page shows as such. */
    *unfounded() {
        for (const [from, url] of this.#deferred) {
            if (this.#isPart(from))
                continue;
            if (this.#pages.get(from)?.isEarly)
                this.onTrust++;
            else
                yield { url, from, said: [] };
        }
    }
    #isPart(url, steps = 0) {
        if (this.#needed.has(url))
            return true;
        return (steps < MOST_REDIRECTS &&
            (this.#redirectsTo.get(url) ?? []).some((from) => this.#isPart(from, steps + 1)));
    }
}
