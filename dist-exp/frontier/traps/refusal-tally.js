// What was kept out of the frontier: counted by rule and shape with a few examples, in bounded memory.
import { urlHash } from "#formats/traps/link-rules.js";
import { KEPT_EXAMPLES } from "#model/index.js";
import { DistinctUrls } from "./distinct-urls.js";
const MOST_SHAPES = 2_000;
const OTHER_SHAPES = "(other shapes)";
const LONGEST_TEXT = 500;
/** The refusals of one capture. */
export class RefusalTally {
    #rows = new Map();
    #changed = new Set();
    /** Goes on with what an earlier process counted. */
    constructor(held = []) {
        for (const { code, shape, hashes, examples } of held)
            this.#rows.set(`${code} ${shape}`, newRow(code, shape, new DistinctUrls(hashes), [...examples]));
    }
    /** Counts one URL; once is enough however often it is found. */
    add(code, shape, url) {
        const row = this.#rowOf(code, shape.slice(0, LONGEST_TEXT));
        if (!row.urls.add(url))
            return;
        row.added.hashes.push(urlHash(url));
        const example = url.slice(0, LONGEST_TEXT);
        if (row.examples.length < KEPT_EXAMPLES && !row.examples.includes(example)) {
            row.examples.push(example);
            row.added.examples.push(example);
        }
        this.#changed.add(row);
    }
    /** What changed since the last call, to be kept. */
    takeChanges() {
        const changed = [...this.#changed];
        this.#changed.clear();
        const changes = {
            rows: changed.map(toShape),
            added: changed.map(({ code, shape, added }) => ({ code, shape, ...added })),
        };
        for (const row of changed)
            row.added = { hashes: [], examples: [] };
        return changes;
    }
    /** Everything counted, as it is kept. */
    shapes() {
        return [...this.#rows.values()].map(toShape);
    }
    /** Everything counted. */
    counts() {
        return [...this.#rows.values()].map(({ code, shape, urls, examples }) => ({
            code,
            shape,
            urls: urls.count,
            exact: urls.isExact,
            examples,
        }));
    }
    #rowOf(code, shape) {
        const isNew = !this.#rows.has(`${code} ${shape}`);
        const kept = isNew && this.#rows.size >= MOST_SHAPES ? OTHER_SHAPES : shape;
        const key = `${code} ${kept}`;
        let row = this.#rows.get(key);
        if (!row)
            this.#rows.set(key, (row = newRow(code, kept, new DistinctUrls(), [])));
        return row;
    }
}
function newRow(code, shape, urls, examples) {
    return { code, shape, urls, examples, added: { hashes: [], examples: [] } };
}
function toShape({ code, shape, urls, examples }) {
    return { code, shape, hashes: [...urls.hashes], examples: [...examples] };
}
