// Which pages will have changed: learned from whole past periods, sharpened by what the fetches of the period show.
import { INSERTED } from "#model/index.js";
import { ChangeMemory } from "./change-memory.js";
import { ChangeSearch } from "./change-search.js";
import { FeatureBlocks, LiftModel } from "./lift-model.js";
import { PAGE_BLOCKS, pageFeatures } from "./page-features.js";
import { EVIDENCE_BLOCKS } from "./search-evidence.js";
/** How fast the two models learn, and in how many steps per period the first does. */
const LEARNING = { page: 0.08, pageBatches: 8, evidence: 0.15 };
/**
 * Learns from past periods, one after the other: `search` for the changes of the next, and `learn` when they are
 * known. Keeps no clock and fetches nothing.
 */
export class ChangeForecast {
    memory;
    #pageBlocks;
    #evidenceBlocks;
    #ofPage;
    #ofEvidence;
    #pages;
    #scores;
    #rows = 0;
    #search = null;
    constructor(tree) {
        this.memory = new ChangeMemory(tree);
        this.#pageBlocks = new FeatureBlocks(PAGE_BLOCKS, tree.pageCount);
        this.#evidenceBlocks = new FeatureBlocks(EVIDENCE_BLOCKS, tree.pageCount);
        this.#ofPage = new LiftModel(this.#pageBlocks, LEARNING.page);
        this.#ofEvidence = new LiftModel(this.#evidenceBlocks, LEARNING.evidence);
        this.#pages = new Int32Array(tree.pageCount);
        this.#scores = new Float64Array(tree.pageCount);
    }
    /** Begins the next period; the search is valid until `learn`. */
    search() {
        this.#scorePages();
        this.#search = new ChangeSearch({
            memory: this.memory,
            rows: this.#rows,
            pages: this.#pages,
            scores: this.#scores,
        }, { model: this.#ofEvidence, blocks: this.#evidenceBlocks });
        return this.#search;
    }
    /** Learns the period that was searched, and moves on to the next. */
    learn(changes) {
        const changeShare = changes.pages.length === 0 ? 0 : 1 / changes.pages.length;
        // An inserted page has no row: it was not known when the period began.
        const known = Array.from(changes.pages).filter((_, i) => changes.kinds[i] !== INSERTED);
        if (this.#rows > 0) {
            this.#search.teach(known, changeShare);
            this.#learnPages(known, changeShare);
        }
        this.memory.observe(changes);
    }
    /** Everything learned, between periods: a forecast over the same pages, or over more of them, can take it back. */
    save() {
        const { pages, period, directories } = this.memory;
        const columns = Object.entries(this.#columns()).map(([name, column]) => [name, Float64Array.from(column)]);
        return {
            ...Object.fromEntries(columns),
            sums: Float64Array.of(pages, period, directories.liveliness),
        };
    }
    /** Takes back what was saved; false, with nothing taken, when it does not fit. */
    restore(saved) {
        const columns = Object.entries(this.#columns());
        const fits = columns.every(([name, column]) => (saved[name]?.length ?? Infinity) <= column.length);
        if (!fits || saved["sums"]?.length !== 3)
            return false;
        for (const [name, column] of columns)
            column.set(saved[name]);
        [this.memory.pages, this.memory.period, this.memory.directories.liveliness] = [...saved["sums"]];
        return true;
    }
    #columns() {
        const [page, evidence] = [this.#ofPage.columns, this.#ofEvidence.columns];
        return {
            "page.weights": page.weights,
            "page.squares": page.squares,
            "evidence.weights": evidence.weights,
            "evidence.squares": evidence.squares,
            ...memoryColumns(this.memory),
        };
    }
    #scorePages() {
        const { alive } = this.memory;
        this.#rows = 0;
        for (let page = 0; page < alive.length; page++) {
            if (alive[page] === 0)
                continue;
            const row = this.#rows++;
            this.#pages[row] = page;
            pageFeatures(this.memory, page, this.#pageBlocks, row);
            this.#scores[row] = this.#ofPage.score(this.#pageBlocks.cells, row);
        }
    }
    #learnPages(changed, changeShare) {
        const rows = this.#rows;
        const share = new Float64Array(this.memory.alive.length);
        for (const page of changed)
            share[page] = changeShare;
        this.#ofPage.learn({
            cells: this.#pageBlocks.cells,
            rows,
            base: new Float64Array(rows).fill(1),
            share: Float64Array.from(this.#pages.subarray(0, rows), (page) => share[page]),
            pages: rows,
            batches: LEARNING.pageBatches,
        });
    }
}
/** What is remembered by page and by directory; the sums stand beside it. */
function memoryColumns(memory) {
    const { alive, born, lastChange, updates, briefCount, longCount, lastLone, loneCount } = memory;
    const { pages, residents, changes, last, subtreeLast } = memory.directories;
    const ofPages = { alive, born, lastChange, updates, briefCount, longCount, lastLone, loneCount };
    return { ...ofPages, held: pages, residents, changes, last, subtreeLast };
}
