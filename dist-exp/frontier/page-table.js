// Pages of a large site in less than a hundred bytes each; page objects are made when someone looks at them.
import { GrowingNumbers, PackedValues, StringTable } from "#packed/index.js";
const NO_VIA = -1;
/** Pages in the order of their arrival, by number and by URL. */
export class PageTable {
    #urls = new StringTable();
    /** Number of the page that led there; beyond {@link NO_VIA} downwards, of a URL that is no page itself. */
    #vias = new GrowingNumbers(Int32Array);
    #foreignVias = new StringTable();
    /** State and reason change, everything else is packed once. */
    #states = new GrowingNumbers(Uint32Array);
    #stateNames = [];
    #stateNumbers = new Map();
    #seqs = new GrowingNumbers(Uint32Array);
    #rest = new PackedValues();
    #restPlaces = new GrowingNumbers(Uint32Array);
    /** Pages without a hint differ from each other in little: what they share is packed once. */
    #sharedRests = new Map();
    get size() {
        return this.#states.length;
    }
    has(url) {
        return this.numberOf(url) !== -1;
    }
    /** The page's number, or −1. */
    numberOf(url) {
        return this.#urls.numberOf(url);
    }
    urlAt(number) {
        return this.#urls.at(number);
    }
    /** Appends a page that is not there yet; returns its number. */
    add({ url, via, state, reason, seq, ...rest }) {
        const number = this.#urls.add(url);
        this.#vias.push(via === null ? NO_VIA : this.#viaNumber(via));
        this.#states.push(this.#stateNumber(state, reason));
        this.#seqs.push(seq);
        this.#restPlaces.push(this.#placeOf(rest));
        return number;
    }
    setState(number, state, reason) {
        this.#states.set(number, this.#stateNumber(state, reason));
    }
    stateOf(number) {
        return this.#stateNames[this.#states.at(number)];
    }
    at(number) {
        const rest = this.#rest.get(this.#restPlaces.at(number));
        const via = this.#viaAt(this.#vias.at(number));
        return { url: this.urlAt(number), via, seq: this.#seqs.at(number), ...rest, ...this.stateOf(number) };
    }
    #placeOf(rest) {
        if (rest.hint)
            return this.#rest.add(rest);
        const key = JSON.stringify(rest);
        let place = this.#sharedRests.get(key);
        if (place === undefined)
            this.#sharedRests.set(key, (place = this.#rest.add(rest)));
        return place;
    }
    #viaNumber(via) {
        const page = this.#urls.numberOf(via);
        return page === -1 ? NO_VIA - 1 - this.#foreignVias.add(via) : page;
    }
    #viaAt(number) {
        if (number === NO_VIA)
            return null;
        const url = number < NO_VIA ? this.#foreignVias.at(NO_VIA - 1 - number) : this.#urls.at(number);
        return url;
    }
    #stateNumber(state, reason) {
        const key = `${state}\n${reason ?? ""}\n${reason === null ? 0 : 1}`;
        let number = this.#stateNumbers.get(key);
        if (number === undefined)
            this.#stateNumbers.set(key, (number = this.#stateNames.push({ state, reason }) - 1));
        return number;
    }
}
