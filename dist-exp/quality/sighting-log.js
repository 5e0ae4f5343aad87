// All sightings of a capture in memory, packed: some 150 bytes each, whole again when looked at.
import { GrowingNumbers, PackedValues } from "#packed/index.js";
const NONE = -1;
/** Sightings by page, oldest first. */
export class SightingLog {
    #pages;
    #packed = new PackedValues();
    /** By sighting: where it is packed, and the sighting of the same page before it. */
    #places = new GrowingNumbers(Float64Array);
    #previous = new GrowingNumbers(Int32Array);
    /** By the page's number, and for what is no page of the capture by URL: its last sighting. */
    #last = new GrowingNumbers(Int32Array);
    #lastElsewhere = new Map();
    #seen = 0;
    constructor(pages) {
        this.#pages = pages;
    }
    /** Pages with at least one sighting. */
    get size() {
        return this.#seen;
    }
    add({ url, ...rest }) {
        const last = this.#lastOf(url);
        if (last === NONE)
            this.#seen++;
        const texts = [];
        for (const place of this.#placesUpTo(last))
            this.#packed.get(place, texts);
        this.#previous.push(last);
        this.#setLast(url, this.#places.push(this.#packed.add(rest, texts)));
    }
    has(url) {
        return this.#lastOf(url) !== NONE;
    }
    /** Empty when the page was not seen. */
    of(url) {
        return this.#upTo(this.#lastOf(url), url);
    }
    /** The sightings page by page, those of the capture in order of discovery. */
    *values() {
        for (let page = 0; page < this.#last.length; page++)
            if (this.#last.at(page) !== NONE)
                yield this.#upTo(this.#last.at(page), this.#pages.urlAt(page));
        for (const [url, last] of this.#lastElsewhere)
            yield this.#upTo(last, url);
    }
    #lastOf(url) {
        const page = this.#pages.numberOf(url);
        const last = page !== -1 && page < this.#last.length ? this.#last.at(page) : NONE;
        return last === NONE ? (this.#lastElsewhere.get(url) ?? NONE) : last;
    }
    #setLast(url, sighting) {
        const page = this.#pages.numberOf(url);
        if (page === -1)
            return void this.#lastElsewhere.set(url, sighting);
        this.#lastElsewhere.delete(url);
        while (this.#last.length <= page)
            this.#last.push(NONE);
        this.#last.set(page, sighting);
    }
    #upTo(last, url) {
        const texts = [];
        return this.#placesUpTo(last).map((place) => {
            const rest = this.#packed.get(place, texts);
            return { url, ...rest };
        });
    }
    /** Where a sighting and those of its page before it are packed, oldest first: they are one series. */
    #placesUpTo(last) {
        const places = [];
        for (let at = last; at !== NONE; at = this.#previous.at(at))
            places.push(this.#places.at(at));
        return places.reverse();
    }
}
