// An additive model of the log-lift of a page: its share of a period's changes over its share of the pages.
// Each period's changes weigh one in all, so that a bulk edit teaches no more than a quiet week; a period without
// any teaches that there was nothing to find.

/** Bucket numbers of many rows, one per block, as positions in one weight vector. */
export class FeatureBlocks {
  readonly width: number;
  readonly size: number;
  readonly #starts: number[];
  readonly cells: Uint16Array;

  constructor(blocks: readonly number[], rows: number) {
    this.width = blocks.length;
    this.#starts = blocks.map((_, i) => blocks.slice(0, i).reduce((sum, size) => sum + size, 0));
    this.size = blocks.reduce((sum, size) => sum + size, 0);
    this.cells = new Uint16Array(rows * blocks.length);
  }

  /** Sets the bucket of one block of a row. */
  put(row: number, block: number, bucket: number): void {
    this.cells[row * this.width + block] = this.#starts[block]! + bucket;
  }
}

/** What a period taught about some rows, each one page or several that are alike. */
export interface Lesson {
  readonly cells: Uint16Array;
  readonly rows: number;
  /** Lift of each row before this model's own factor; a row with 0 is left out. */
  readonly base: Float64Array;
  /** How much of the period's changes each row held; all rows together at most 1. */
  readonly share: Float64Array;
  /** Pages of the site, so that base / pages is a share too. */
  readonly pages: number;
  /** Steps in which the rows are gone through. */
  readonly batches: number;
}

const LOWEST = -9;
const HIGHEST = 6;

/** Poisson regression on one-hot blocks, learned online with step sizes that shrink per weight (AdaGrad). */
export class LiftModel {
  readonly #width: number;
  readonly #rate: number;
  readonly #weights: Float64Array;
  readonly #squares: Float64Array;
  readonly #gradient: Float64Array;

  constructor({ width, size }: FeatureBlocks, rate: number) {
    this.#width = width;
    this.#rate = rate;
    this.#weights = new Float64Array(size);
    this.#squares = new Float64Array(size).fill(1e-3);
    this.#gradient = new Float64Array(size);
  }

  /** What it has learned: weights, and what their steps shrink by. */
  get columns(): { readonly weights: Float64Array; readonly squares: Float64Array } {
    return { weights: this.#weights, squares: this.#squares };
  }

  /** This model's part of a row's log-lift. */
  score(cells: Uint16Array, row: number): number {
    const end = (row + 1) * this.#width;
    let sum = 0;
    for (let cell = row * this.#width; cell < end; cell++) sum += this.#weights[cells[cell]!]!;
    return Math.max(LOWEST, Math.min(HIGHEST, sum));
  }

  /** Learns one period. */
  learn({ cells, rows, base, share, pages, batches }: Lesson): void {
    for (let batch = 0; batch < batches; batch++) {
      for (let row = batch; row < rows; row += batches) {
        if (base[row] === 0) continue;
        this.#pull(cells, row, share[row]! - (base[row]! * Math.exp(this.score(cells, row))) / pages);
      }
      this.#step();
    }
  }

  #pull(cells: Uint16Array, row: number, pull: number): void {
    const end = (row + 1) * this.#width;
    for (let cell = row * this.#width; cell < end; cell++) this.#gradient[cells[cell]!]! += pull;
  }

  #step(): void {
    for (let i = 0; i < this.#gradient.length; i++) {
      const slope = this.#gradient[i]!;
      if (slope === 0) continue;
      this.#squares[i]! += slope * slope;
      this.#weights[i]! += (this.#rate * slope) / Math.sqrt(this.#squares[i]!);
      this.#gradient[i] = 0;
    }
  }
}
