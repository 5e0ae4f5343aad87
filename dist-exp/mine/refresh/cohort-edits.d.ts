import { type SavedColumns } from "#packed/index.js";
import type { KnowledgeSettings } from "./refresh-settings.js";
/** What is thought of bulk edits before any was seen. */
export type EditSettings = Pick<KnowledgeSettings, "bulkRate" | "bulkRateLeaning" | "bulkLeaning">;
/** Intensity of bulk edits by cohort and period: a gamma prior, and what looks told. */
export declare class CohortEdits {
    #private;
    constructor(settings: EditSettings);
    get latest(): number;
    /** A cohort of which nothing is known. */
    add(): void;
    /** Lets the window go on to a period. */
    advance(period: number): void;
    /** Expected bulk edits of a page of the cohort in (from, to], times in periods. */
    between(cohort: number, from: number, to: number): number;
    /**
     * A look that saw (from, to] pass. A change is expected to be `events` times what was expected: self-consistency
     * shares it out over the periods by their intensity. No change is exposure alone.
     */
    note(cohort: number, from: number, to: number, events: number): void;
    /** Expected bulk edits from the start of each kept period, `from` or later, until `to`; the newest stands last. */
    untilNow(cohort: number, from: number, to: number, into: Float64Array): void;
    /** Bulk edits of a page of the cohort per period, on the mean over what was looked over. */
    meanRate(cohort: number): number;
    save(): SavedColumns;
    /** Takes back what was saved, of columns whose names begin with a prefix. */
    restore(cohorts: number, saved: SavedColumns, prefix: string): boolean;
}
/** How many periods `untilNow` gives. */
export declare const EDIT_WINDOW = 512;
