/** A journal of nothing that stays. */
export class MemoryJournal {
    #head = null;
    #pages = new Map();
    async head() {
        return this.#head;
    }
    async pages(urls) {
        return urls.flatMap((url) => this.#pages.get(url) ?? []);
    }
    async commit(head, pages) {
        this.#head = head;
        for (const page of pages)
            this.#pages.set(page.url, page);
    }
    async pagesAfter(url, limit) {
        const behind = [...this.#pages.values()].filter((page) => page.url > url);
        return behind.sort((a, b) => (a.url < b.url ? -1 : 1)).slice(0, limit);
    }
    async clear(head) {
        this.#head = head;
        this.#pages.clear();
    }
    close() { }
}
