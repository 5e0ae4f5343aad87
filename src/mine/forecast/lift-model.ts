// An additive model of the log-lift of a page: its share of a period's changes over its share of the pages.
// Each period's changes weigh one in all, so that a bulk edit teaches no more than a quiet week.

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

/** What a period taught: which rows changed, and the score each row had before this model's own part. */
export interface Lesson {
  readonly rows: number;
  readonly changed: Uint8Array;
  readonly base: Float64Array | null;
  /** Rows to leave out. */
  readonly without: Uint8Array | null;
}

const BATCHES = 8;
const LEARNING_RATE = 0.3;

/** Logistic regression on one-hot blocks, learned online with step sizes that shrink per weight (AdaGrad). */
export class LiftModel {
  readonly #weights: Float64Array;
  readonly #squares: Float64Array;
  readonly #gradient: Float64Array;

  constructor(size: number) {
    this.#weights = new Float64Array(size);
    this.#squares = new Float64Array(size).fill(1e-3);
    this.#gradient = new Float64Array(size);
  }

  /** This model's part of a row's log-lift. */
  score(blocks: FeatureBlocks, row: number): number {
    const end = (row + 1) * blocks.width;
    let sum = 0;
    for (let cell = row * blocks.width; cell < end; cell++) sum += this.#weights[blocks.cells[cell]!]!;
    return sum;
  }

  /** Learns one period: all changes together weigh one, all unchanged rows together weigh one. */
  learn(blocks: FeatureBlocks, lesson: Lesson): void {
    let changes = 0;
    for (let row = 0; row < lesson.rows; row++) changes += lesson.changed[row]!;
    if (changes === 0 || changes === lesson.rows) return;
    const weights = { changed: 1 / changes, unchanged: 1 / (lesson.rows - changes) };
    for (let batch = 0; batch < BATCHES; batch++) {
      for (let row = batch; row < lesson.rows; row += BATCHES) {
        if (lesson.without?.[row] === 1) continue;
        const chance = 1 / (1 + Math.exp(-this.score(blocks, row) - (lesson.base?.[row] ?? 0)));
        const pull = lesson.changed[row] === 1 ? (1 - chance) * weights.changed : -chance * weights.unchanged;
        this.#pull(blocks, row, pull);
      }
      this.#step();
    }
  }

  #pull(blocks: FeatureBlocks, row: number, pull: number): void {
    const end = (row + 1) * blocks.width;
    for (let cell = row * blocks.width; cell < end; cell++) this.#gradient[blocks.cells[cell]!]! += pull;
  }

  #step(): void {
    for (let i = 0; i < this.#gradient.length; i++) {
      const slope = this.#gradient[i]!;
      if (slope === 0) continue;
      this.#squares[i]! += slope * slope;
      this.#weights[i]! += (LEARNING_RATE * slope) / Math.sqrt(this.#squares[i]!);
      this.#gradient[i] = 0;
    }
  }
}
