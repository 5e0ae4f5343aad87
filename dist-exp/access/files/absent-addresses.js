// Addresses that are not in a copy: each is named on a local page, so that no click leads to the live web unasked.
import { ABSENT_UNNAMED, absentPlace } from "#model/index.js";
/** More than these are told as "not in this copy" without their names. */
const MOST_ADDRESSES = 200_000;
const MOST_CHARS = 64 * 1024 * 1024;
const OUTSIDE = "linked from the site, and not part of what was captured";
/** Grows while pages are written. */
export class AbsentAddresses {
    #numbers = new Map();
    #all = [];
    #chars = 0;
    #unnamed = 0;
    /** A page of the site of which nothing can be shown. */
    addKnown(url, reason) {
        this.#add({ url, isKnown: true, reason });
    }
    /** The local page, and the place in it, that names the address. */
    placeOf(url) {
        const n = this.#numbers.get(url) ?? this.#add({ url, isKnown: false, reason: OUTSIDE });
        if (n === null)
            return ABSENT_UNNAMED;
        const { file, anchor } = absentPlace(n);
        return `${file}#${anchor}`;
    }
    /** In the order of their places. */
    get all() {
        return this.#all;
    }
    /** How often an address could not be named. */
    get unnamed() {
        return this.#unnamed;
    }
    #add(address) {
        if (this.#all.length >= MOST_ADDRESSES || this.#chars + address.url.length > MOST_CHARS) {
            this.#unnamed++;
            return null;
        }
        this.#chars += address.url.length;
        const n = this.#all.push(address) - 1;
        this.#numbers.set(address.url, n);
        return n;
    }
}
