// What any list of URLs says: pages with hints, further lists, and whether it was longer than we read.
import { parsePageUrl } from "#model/index.js";
/** What a list says that leads to no other. */
export const LEADS_NOWHERE = {
    further: [],
    furtherChanged: new Map(),
};
/** The sitemap protocol allows this many entries in one file; other lists get the same. */
export const MAX_ENTRIES = 50_000;
/** Gathers entries up to the limit, each address once. */
export class Entries {
    #byUrl = new Map();
    #isFull = false;
    add(text, base, make) {
        // Nothing would be taken for the list's own address.
        const url = text === "" ? null : parsePageUrl(text.trim(), base);
        if (url === null || this.#byUrl.has(url))
            return;
        if (this.#byUrl.size < MAX_ENTRIES)
            this.#byUrl.set(url, make(url));
        else
            this.#isFull = true;
    }
    get all() {
        return [...this.#byUrl.values()];
    }
    get problem() {
        return this.#isFull ? `more than ${MAX_ENTRIES} entries; the rest was not read` : null;
    }
}
