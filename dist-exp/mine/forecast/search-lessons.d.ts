import type { LiftModel } from "./lift-model.js";
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
export declare class SearchLessons {
    #private;
    /** To be called before every batch; only some rounds are kept. */
    keep(round: number, cells: Uint16Array, liftLeft: Float64Array): void;
    /** Teaches the model which rows changed. */
    teach(model: LiftModel, changed: readonly ChangedRow[], { changeShare, pages }: PeriodSize): void;
}
