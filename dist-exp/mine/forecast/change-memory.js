// What is remembered of a site's past for forecasting: a few numbers per page and per directory, updated per period.
import { DELETED, INSERTED, UPDATED } from "#model/index.js";
import { DirectoryMemory, NEVER } from "./directory-memory.js";
/** Remembers when and how often pages and directories changed; knows nothing of the period to come. */
export class ChangeMemory {
    tree;
    directories;
    /** The directory each page lies in, and the one whose pages it lives with. */
    directoryOf;
    homeOf;
    alive;
    born;
    /** Period of the last change or of the insertion. */
    lastChange;
    updates;
    /** Updates counted with a memory of 4 and of 20 periods, as of `lastChange`. */
    briefCount;
    longCount;
    /** The same for updates that were no part of a bulk edit, as of `lastLone`. */
    lastLone;
    loneCount;
    /** Pages alive now. */
    pages = 0;
    /** The period that comes next. */
    period = 0;
    /** The tree must hold every page that will be spoken of. */
    constructor(tree) {
        this.tree = tree;
        this.directories = new DirectoryMemory(tree);
        this.directoryOf = tree.pageDirectories();
        this.homeOf = tree.pageHomes();
        const pages = tree.pageCount;
        this.alive = new Uint8Array(pages);
        this.born = new Int32Array(pages);
        this.lastChange = new Int32Array(pages);
        this.updates = new Int32Array(pages);
        this.briefCount = new Float64Array(pages);
        this.longCount = new Float64Array(pages);
        this.lastLone = new Int32Array(pages).fill(NEVER);
        this.loneCount = new Float64Array(pages);
    }
    /** Takes in what the period did and moves on to the next. */
    observe({ pages, kinds }) {
        const perHome = new Map();
        for (const page of pages)
            perHome.set(this.homeOf[page], (perHome.get(this.homeOf[page]) ?? 0) + 1);
        const siteWide = pages.length > 0.2 * Math.max(20, this.pages);
        for (let i = 0; i < pages.length; i++) {
            const page = pages[i];
            const home = this.homeOf[page];
            const bulk = siteWide || this.directories.isBulk(home, perHome.get(home));
            if (kinds[i] === INSERTED)
                this.#insert(page);
            else if (kinds[i] === DELETED)
                this.#delete(page);
            else if (kinds[i] === UPDATED)
                this.#update(page, bulk);
        }
        for (const [home, count] of perHome)
            this.directories.touch(home, count, this.period);
        this.directories.pass(pages.length > 0);
        this.period++;
    }
    #insert(page) {
        this.alive[page] = 1;
        this.pages++;
        this.directories.pages[this.directoryOf[page]] += 1;
        this.directories.residents[this.homeOf[page]] += 1;
        this.born[page] = this.period;
        this.lastChange[page] = this.period;
        this.updates[page] = 0;
        this.briefCount[page] = 0;
        this.longCount[page] = 0;
        this.loneCount[page] = 0;
        this.lastLone[page] = NEVER;
    }
    #delete(page) {
        this.alive[page] = 0;
        this.pages--;
        this.directories.pages[this.directoryOf[page]] -= 1;
        this.directories.residents[this.homeOf[page]] -= 1;
    }
    #update(page, bulk) {
        const since = this.period - this.lastChange[page];
        this.briefCount[page] = this.briefCount[page] * Math.exp(-since / 4) + 1;
        this.longCount[page] = this.longCount[page] * Math.exp(-since / 20) + 1;
        this.updates[page] += 1;
        this.lastChange[page] = this.period;
        if (bulk)
            return;
        this.loneCount[page] = this.loneCount[page] * Math.exp((this.lastLone[page] - this.period) / 20) + 1;
        this.lastLone[page] = this.period;
    }
}
/** How many inserted pages a look at each directory shows, as the directories stand before the period is taken in. */
export function arrivalsByDirectory({ directories, directoryOf }, { pages, kinds }) {
    const counts = new Map();
    for (let i = 0; i < pages.length; i++) {
        if (kinds[i] !== INSERTED)
            continue;
        const holder = directories.holderOf(directoryOf[pages[i]]);
        if (holder >= 0)
            counts.set(holder, (counts.get(holder) ?? 0) + 1);
    }
    return counts;
}
