// Which times of a page are told already: spans of one page and variant never overlap. Histories are told from one end to
// the other, so the hull of what was told settles nearly all; what falls into it is held against the catalog.
import { isTold } from "#model/index.js";
/** Pages whose hulls are held; of others the catalog is asked. */
const MOST_PAGES = 500_000;
/** The told times of one testimony. */
export class ToldSpans {
    #ofPage;
    #most;
    #hulls = new Map();
    #hasForgotten = false;
    /** `ofPage`: what the catalog holds of a page in this testimony. */
    constructor(ofPage, most = MOST_PAGES) {
        this.#ofPage = ofPage;
        this.#most = most;
    }
    /** Takes a span that is on record. */
    add(url, told) {
        const key = keyOf(url, told);
        const held = this.#hulls.get(key);
        if (held) {
            held.from = Math.min(held.from, told.from);
            held.to = Math.max(held.to, told.to);
            return;
        }
        this.#hulls.set(key, { from: told.from, to: told.to });
        if (this.#hulls.size <= this.#most)
            return;
        this.#hulls.delete(this.#hulls.keys().next().value);
        this.#hasForgotten = true;
    }
    /** Whether a span has an instant in common with one that is on record; `unfiled`: not in the catalog yet. */
    async overlaps(url, told, unfiled = []) {
        const hull = this.#hulls.get(keyOf(url, told));
        if (hull ? !meet(hull, told) : !this.#hasForgotten)
            return false;
        const waiting = unfiled.filter((one) => one.url === url);
        const held = [...(await this.#ofPage(url)).filter(isTold), ...waiting];
        return held.some(({ outcome }) => outcome.told.variant === told.variant && meet(outcome.told, told));
    }
}
function meet(a, b) {
    return a.from <= b.to && b.from <= a.to;
}
function keyOf(url, { variant }) {
    return variant === undefined ? url : `${url} ${variant}`; // no URL has a blank in it
}
