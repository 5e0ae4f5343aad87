// What a search teaches once the period's changes are known: at several stages of it, which of the pages not fetched
// by then had changed.
import type { LiftModel } from "./lift-model.js";

/** The state of all strata before one batch. */
interface Stage {
  readonly round: number;
  readonly cells: Uint16Array;
  readonly liftLeft: Float64Array;
}

/** A row that changed, with its stratum and the round in which it was fetched (∞ if never). */
export interface ChangedRow {
  readonly stratum: number;
  readonly round: number;
}

/** The share of the period's changes that one is, and the pages of the site. */
export interface PeriodSize {
  readonly changeShare: number;
  readonly pages: number;
}

/** Keeps the strata as they stood before rounds 0, 1, 2, 4, 8, … of a search. */
export class SearchLessons {
  readonly #stages: Stage[] = [];

  /** To be called before every batch; only some rounds are kept. */
  keep(round: number, cells: Uint16Array, liftLeft: Float64Array): void {
    if ((round & (round - 1)) !== 0) return;
    this.#stages.push({ round, cells: cells.slice(), liftLeft: liftLeft.slice() });
  }

  /** Teaches the model which rows changed. */
  teach(model: LiftModel, changed: readonly ChangedRow[], { changeShare, pages }: PeriodSize): void {
    for (const { round, cells, liftLeft } of this.#stages) {
      const share = new Float64Array(liftLeft.length);
      for (const row of changed) if (row.round >= round) share[row.stratum]! += changeShare;
      model.learn({ cells, rows: liftLeft.length, base: liftLeft, share, pages, batches: 1 });
    }
  }
}
