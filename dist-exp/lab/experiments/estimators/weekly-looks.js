// What a crawler that looks at every page once a week would know at the start of a given week, and nothing more.
import { INSERTED, DELETED } from "#model/index.js";
/** How far back a crawler's memory goes, in weeks. */
const MEMORY_WEEKS = 104;
const DAYS = 7;
/** Each page's changes by week; a bulk change is one that many pages near it shared. */
export class WeeklyLooks {
    #directoryOf;
    #born;
    /** Weeks in which the page was seen changed since it was born; bulk ones as week + 0.5. */
    #changes;
    alive;
    #week = 0;
    #pages = 0;
    constructor(tree) {
        this.#directoryOf = tree.pageDirectories();
        this.#born = new Int32Array(tree.pageCount);
        this.#changes = Array.from({ length: tree.pageCount }, () => []);
        this.alive = new Uint8Array(tree.pageCount);
    }
    /** Takes in one week. */
    observe({ pages, kinds }) {
        const perDirectory = new Map();
        for (const page of pages)
            perDirectory.set(this.#directoryOf[page], 1 + (perDirectory.get(this.#directoryOf[page]) ?? 0));
        const siteWide = pages.length > 0.2 * Math.max(20, this.#pages);
        for (let i = 0; i < pages.length; i++) {
            const page = pages[i];
            if (kinds[i] === INSERTED) {
                this.#born[page] = this.#week;
                this.#changes[page] = [];
                this.alive[page] = 1;
                this.#pages++;
            }
            else if (kinds[i] === DELETED) {
                this.alive[page] = 0;
                this.#pages--;
            }
            else {
                const bulk = siteWide || perDirectory.get(this.#directoryOf[page]) >= 8;
                this.#changes[page].push(this.#week + (bulk ? 0.5 : 0));
            }
        }
        this.#week++;
    }
    /** Pages that were looked at at least `least` times after the first. */
    watched(least) {
        const pages = [];
        for (let page = 0; page < this.alive.length; page++) {
            if (this.alive[page] === 1 && this.#week - 1 - this.#born[page] >= least)
                pages.push(page);
        }
        return pages;
    }
    /** One page's looks, as an estimator takes them. */
    looksOf(page) {
        const first = Math.max(this.#born[page] + 1, this.#week - MEMORY_WEEKS);
        const looks = Math.max(0, this.#week - first);
        const changed = new Uint8Array(looks);
        const bulk = new Uint8Array(looks);
        for (const at of this.#changes[page]) {
            const index = Math.floor(at) - first;
            if (index < 0)
                continue;
            changed[index] = 1;
            bulk[index] = at % 1 === 0 ? 0 : 1;
        }
        return {
            intervals: new Float64Array(looks).fill(DAYS),
            changed,
            bulk,
            lastModifiedAges: [],
            group: String(this.#directoryOf[page]),
        };
    }
}
