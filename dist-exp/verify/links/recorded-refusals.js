// What the run put on record as kept out: by rule and shape, the smallest hashes of the URLs.
import { urlHash } from "#formats/traps/link-rules.js";
import { KEPT_HASHES } from "#model/index.js";
const OTHER_SHAPES = "(other shapes)";
const LONGEST_SHAPE = 500;
/** The refusals of a capture. */
export class RecordedRefusals {
    #rows = new Map();
    constructor({ refusals }) {
        for (const [key, hashes] of refusals) {
            const kept = [...hashes].sort((a, b) => a - b)[KEPT_HASHES - 1];
            this.#rows.set(key, { hashes, keptUpTo: kept ?? null });
        }
    }
    /** Whether the URL is on record as kept out by a rule, or may be among those that were counted and not kept. */
    has(code, shape, url) {
        const hash = urlHash(url);
        return [shape.slice(0, LONGEST_SHAPE), OTHER_SHAPES].some((one) => {
            const row = this.#rows.get(`${code} ${one}`);
            return row !== undefined && (row.hashes.has(hash) || (row.keptUpTo ?? Infinity) < hash);
        });
    }
    /** The rules that are said to have kept the URL out, whatever shape they gave it. */
    saidOf(url) {
        const hash = urlHash(url);
        const codes = [...this.#rows]
            .filter(([, { hashes }]) => hashes.has(hash))
            .map(([key]) => key.split(" ", 1)[0]);
        return [...new Set(codes)];
    }
}
