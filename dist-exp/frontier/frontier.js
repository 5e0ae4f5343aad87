import { PageList } from "./page-list.js";
import { PageTable } from "./page-table.js";
/** The known pages of a capture. */
export class Frontier {
    #store;
    #captureId;
    #pages = new PageTable();
    constructor(store, captureId) {
        this.#store = store;
        this.#captureId = captureId;
    }
    /** Opens a capture's frontier with whatever an earlier process left in it. */
    static async open(store, captureId) {
        const frontier = new Frontier(store, captureId);
        for await (const page of store.pages(captureId))
            frontier.#pages.add(page);
        return frontier;
    }
    /** Adds what is new and returns it, in order of discovery. */
    async add(found) {
        const unknown = new Map(found.filter(({ url }) => !this.#pages.has(url)).map((page) => [page.url, page]));
        if (unknown.size === 0)
            return [];
        const fresh = [...unknown.values()].map((page) => ({ state: "known", reason: null, ...page }));
        const added = await this.#store.add(this.#captureId, fresh);
        for (const page of added)
            this.#pages.add(page);
        return added;
    }
    async setState(url, state, reason) {
        const number = this.#pages.numberOf(url);
        if (number === -1)
            return;
        const now = this.#pages.stateOf(number);
        if (now.state === state && now.reason === reason)
            return;
        this.#pages.setState(number, state, reason);
        await this.#store.setState(this.#captureId, url, state, reason);
    }
    /** How far a page has come by a look that is being kept, which keeps the state too; `null` when that is nothing new. */
    seen(url, state) {
        const number = this.#pages.numberOf(url);
        if (number === -1)
            return null;
        const now = this.#pages.stateOf(number);
        if (now.state === state && now.reason === null)
            return null;
        this.#pages.setState(number, state, null);
        return state;
    }
    get(url) {
        const number = this.#pages.numberOf(url);
        return number === -1 ? undefined : this.#pages.at(number);
    }
    /** The page's number in order of discovery, or −1; {@link at} makes the page of it again. */
    numberOf(url) {
        return this.#pages.numberOf(url);
    }
    at(number) {
        return this.#pages.at(number);
    }
    urlAt(number) {
        return this.#pages.urlAt(number);
    }
    /** In order of discovery. */
    pages() {
        return new PageList(this.#pages);
    }
    get size() {
        return this.#pages.size;
    }
}
