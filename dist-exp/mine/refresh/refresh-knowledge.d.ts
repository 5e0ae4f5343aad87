import type { SavedColumns } from "#packed/index.js";
import { CohortEdits } from "./cohort-edits.js";
import { Cohorts } from "./cohorts.js";
import { type LookTable } from "./look-table.js";
import { PeriodPatterns } from "./period-patterns.js";
import { RateBelief } from "./rate-belief.js";
import type { KnowledgeSettings } from "./refresh-settings.js";
/** What a look found; a failed one tells nothing of the page. */
export type LookFinding = "first" | "same" | "changed" | "gone" | "failed";
/** Learns row by row; times are in periods. */
export declare class RefreshKnowledge {
    #private;
    readonly settings: KnowledgeSettings;
    readonly table: LookTable;
    readonly cohorts: Cohorts;
    readonly belief: RateBelief;
    readonly edits: CohortEdits;
    readonly patterns: PeriodPatterns;
    /** Of the whole site: hints tried, those that a change stood behind; importance of the changes seen, their number. */
    readonly totals: {
        hints: number;
        trueHints: number;
        importance: number;
        changes: number;
    };
    constructor(settings: KnowledgeSettings);
    /** A page in a directory; its row is the last one. */
    add(directory: string): number;
    /** Learns from a look at a time. */
    note(row: number, at: number, found: LookFinding, importance: number): void;
    /** The chance that an open hint without a trust of its own is right, from those that were tried. */
    get hintTrust(): number;
    /** Periods of change since the last look: as many as have passed, longer where the page's pattern is busy. */
    changeTime(row: number, from: number, to: number, rate: number): number;
    /** Must be called before `changeTime` for many rows: the site's pattern as it is now. */
    refreshSiteShape(): Float64Array;
    /** Mean importance of the changes of a page, leaning on the site's. */
    meanImportance(row: number): number;
    /** Everything known, as columns; with the names of the cohorts it is whole. */
    save(): SavedColumns;
    /** Takes back what was saved; false when it does not fit together. */
    restore(count: number, directories: readonly string[], saved: SavedColumns): boolean;
}
