// How the statement on the denominator stands: everything that captured pages link to and the scope takes is listed.
/** So many omitted pages are named; the count is whole. */
export const MOST_NAMED = 20;
/** Collects omitted pages: the first by name, all by number. */
export class OmittedPages {
    named = [];
    #urls = new Set();
    /** Adds a page once. */
    add(omitted) {
        if (this.#urls.has(omitted.url))
            return;
        this.#urls.add(omitted.url);
        if (this.named.length < MOST_NAMED)
            this.named.push(omitted);
    }
    get count() {
        return this.#urls.size;
    }
}
