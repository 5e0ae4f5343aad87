// Several independent caches in front of a page: each serves its own copy until it is too old.
import { instant } from "#model/index.js";
import { versionAt } from "../generate/timeline.js";
/** The caches of one page. */
export class PageCaches {
    #page;
    #ttlMs;
    #copies;
    constructor(page, caches) {
        this.#page = page;
        this.#ttlMs = caches.ttlMs;
        this.#copies = Array.from({ length: Math.max(1, caches.nodes) });
    }
    /** One cache by lot answers at the instant, from its copy or, when that is too old, from the origin. */
    serve(at, random) {
        const node = Math.floor(random.next() * this.#copies.length);
        const held = this.#copies[node];
        const isFresh = held !== undefined && at - held.filledAt < this.#ttlMs;
        const copy = isFresh ? held : { version: versionAt(this.#page.timeline, at), filledAt: instant(at) };
        this.#copies[node] = copy;
        return { ...copy, node, hit: isFresh };
    }
}
