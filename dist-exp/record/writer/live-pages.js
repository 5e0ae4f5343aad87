import { cutPage, newPage } from "../served/index.js";
/** Pages by address; those that are not on disk yet are never let go. */
export class LivePages {
    #journal;
    #maxPages;
    #pages = new Map();
    #changed = new Map();
    constructor(journal, maxPages) {
        this.#journal = journal;
        this.#maxPages = maxPages;
    }
    /** The page as it stands; cut when answers may have been lost since it was counted. */
    async get(url, seen) {
        const page = this.#pages.get(url) ?? (await this.#journal.pages([url]))[0] ?? newPage(url, seen);
        return page.seen === seen ? page : { ...cutPage(page), seen };
    }
    put(page) {
        this.#pages.delete(page.url);
        this.#pages.set(page.url, page);
        this.#changed.set(page.url, page);
    }
    /** What is not on disk yet. */
    changed() {
        return [...this.#changed.values()];
    }
    /** It is on disk now; pages beyond the bound are let go, those used longest ago first. */
    settled() {
        this.#changed.clear();
        for (const url of this.#pages.keys()) {
            if (this.#pages.size <= this.#maxPages)
                return;
            this.#pages.delete(url);
        }
    }
    clear() {
        this.#pages.clear();
        this.#changed.clear();
    }
}
