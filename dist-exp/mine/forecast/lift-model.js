// An additive model of the log-lift of a page: its share of a period's changes over its share of the pages.
// Each period's changes weigh one in all, so that a bulk edit teaches no more than a quiet week; a period without
// any teaches that there was nothing to find.
/** Bucket numbers of many rows, one per block, as positions in one weight vector. */
export class FeatureBlocks {
    width;
    size;
    #starts;
    cells;
    constructor(blocks, rows) {
        this.width = blocks.length;
        this.#starts = blocks.map((_, i) => blocks.slice(0, i).reduce((sum, size) => sum + size, 0));
        this.size = blocks.reduce((sum, size) => sum + size, 0);
        this.cells = new Uint16Array(rows * blocks.length);
    }
    /** Sets the bucket of one block of a row. */
    put(row, block, bucket) {
        this.cells[row * this.width + block] = this.#starts[block] + bucket;
    }
}
const LOWEST = -9;
const HIGHEST = 6;
/** Poisson regression on one-hot blocks, learned online with step sizes that shrink per weight (AdaGrad). */
export class LiftModel {
    #width;
    #rate;
    #weights;
    #squares;
    #gradient;
    constructor({ width, size }, rate) {
        this.#width = width;
        this.#rate = rate;
        this.#weights = new Float64Array(size);
        this.#squares = new Float64Array(size).fill(1e-3);
        this.#gradient = new Float64Array(size);
    }
    /** What it has learned: weights, and what their steps shrink by. */
    get columns() {
        return { weights: this.#weights, squares: this.#squares };
    }
    /** This model's part of a row's log-lift. */
    score(cells, row) {
        const end = (row + 1) * this.#width;
        let sum = 0;
        for (let cell = row * this.#width; cell < end; cell++)
            sum += this.#weights[cells[cell]];
        return Math.max(LOWEST, Math.min(HIGHEST, sum));
    }
    /** Learns one period. */
    learn({ cells, rows, base, share, pages, batches }) {
        for (let batch = 0; batch < batches; batch++) {
            for (let row = batch; row < rows; row += batches) {
                if (base[row] === 0)
                    continue;
                this.#pull(cells, row, share[row] - (base[row] * Math.exp(this.score(cells, row))) / pages);
            }
            this.#step();
        }
    }
    #pull(cells, row, pull) {
        const end = (row + 1) * this.#width;
        for (let cell = row * this.#width; cell < end; cell++)
            this.#gradient[cells[cell]] += pull;
    }
    #step() {
        for (let i = 0; i < this.#gradient.length; i++) {
            const slope = this.#gradient[i];
            if (slope === 0)
                continue;
            this.#squares[i] += slope * slope;
            this.#weights[i] += (this.#rate * slope) / Math.sqrt(this.#squares[i]);
            this.#gradient[i] = 0;
        }
    }
}
