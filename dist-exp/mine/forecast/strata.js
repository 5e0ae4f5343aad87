// Pages that are alike, taken together: what the fetches of a period show moves all of a stratum by the same factor,
// so that a site of many thousands of pages can be judged anew after every batch.
/** Classes of score that are told apart. */
export const SCORE_CLASSES = 10;
/** The class of a score, 0 for the lowest. */
export function scoreClass(score) {
    return Math.max(0, Math.min(SCORE_CLASSES - 1, Math.floor(score + 6)));
}
/** Strata with their rows, likeliest first; rows are taken from the front. */
export class Strata {
    count;
    ofRow;
    /** Lifts of the rows not taken yet, summed up. */
    liftLeft;
    #scores;
    #order;
    /** Where the rows of each stratum not taken yet begin, and where they end. */
    #fronts;
    #ends;
    constructor(scored) {
        this.#scores = scored.scores;
        this.ofRow = new Int32Array(scored.rows);
        const sizes = this.#number(scored);
        this.count = sizes.length;
        this.#ends = new Int32Array(this.count);
        for (let s = 0; s < this.count; s++)
            this.#ends[s] = (s === 0 ? 0 : this.#ends[s - 1]) + sizes[s];
        this.#fronts = this.#ends.map((end, s) => end - sizes[s]);
        this.liftLeft = new Float64Array(this.count);
        this.#order = this.#sorted();
    }
    /** The likeliest row left, or the one `ahead` rows behind it; −1 when there is none. */
    row(stratum, ahead = 0) {
        const at = this.#fronts[stratum] + ahead;
        return at < this.#ends[stratum] ? this.#order[at] : -1;
    }
    /** Takes the likeliest row left away. */
    take(stratum) {
        const row = this.#order[this.#fronts[stratum]++];
        const left = this.liftLeft[stratum] - Math.exp(this.#scores[row]);
        this.liftLeft[stratum] = this.row(stratum) < 0 ? 0 : Math.max(1e-12, left);
    }
    /** Numbers the strata in order of their first row; returns their sizes. */
    #number({ rows, keyOf }) {
        const numbers = new Map();
        const sizes = [];
        for (let row = 0; row < rows; row++) {
            const key = keyOf(row);
            const stratum = numbers.get(key) ?? numbers.size;
            numbers.set(key, stratum);
            sizes[stratum] = (sizes[stratum] ?? 0) + 1;
            this.ofRow[row] = stratum;
        }
        return sizes;
    }
    #sorted() {
        const order = new Int32Array(this.ofRow.length);
        const next = this.#fronts.slice();
        for (let row = 0; row < order.length; row++) {
            const stratum = this.ofRow[row];
            order[next[stratum]++] = row;
            this.liftLeft[stratum] += Math.exp(this.#scores[row]);
        }
        for (let s = 0; s < this.count; s++) {
            order
                .subarray(this.#fronts[s], this.#ends[s])
                .sort((a, b) => this.#scores[b] - this.#scores[a] || a - b);
        }
        return order;
    }
}
