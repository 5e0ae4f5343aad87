import { byKey, requireKey } from "./blob-key.js";
/** Two stores as one. */
export class LayeredBlobs {
    #upper;
    #beneath;
    /** Deleted here: what lies beneath is seen no more. */
    #gone = new Set();
    #changes = 0;
    constructor(upper, beneath) {
        this.#upper = upper;
        this.#beneath = beneath;
    }
    async put(key, content) {
        await this.#upper.put(key, content);
        this.#gone.delete(key);
    }
    async open(key) {
        const own = await this.#upper.open(key);
        if (own !== null || this.#gone.has(key))
            return own;
        return this.#beneath.open(key);
    }
    async list(prefix) {
        const own = await this.#upper.list(prefix);
        const seen = new Set(own.map(({ key }) => key));
        const others = await this.#beneath.list(prefix);
        return [...own, ...others.filter(({ key }) => !seen.has(key) && !this.#gone.has(key))].sort(byKey);
    }
    // At once where both know at once: it is asked before every look-up.
    stamp(folder) {
        const [own, others] = [this.#upper.stamp(folder), this.#beneath.stamp(folder)];
        if (typeof own === "string" && typeof others === "string")
            return `${own} ${others} ${this.#changes}`;
        return Promise.all([own, others]).then((both) => `${both.join(" ")} ${this.#changes}`);
    }
    async delete(key) {
        this.#gone.add(requireKey(key));
        this.#changes++;
        await this.#upper.delete(key);
    }
}
