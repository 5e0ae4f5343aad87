const FRESH_MS = 1_000;
/** The list of captures, a second old at most. */
export class KnownCaptures {
    #store;
    #listed = null;
    #listedAtMs = 0;
    constructor(store) {
        this.#store = store;
    }
    /** All captures. */
    list() {
        const now = performance.now();
        if (this.#listed === null || now - this.#listedAtMs > FRESH_MS) {
            this.#listedAtMs = now;
            this.#listed = this.#store.list();
            this.#listed.catch(() => (this.#listed = null));
        }
        return this.#listed;
    }
}
