import type { LookTable } from "./look-table.js";
import type { KnowledgeSettings } from "./refresh-settings.js";
import type { Cohorts } from "./cohorts.js";
/** Priors by cohort, and the likelihood column of a table of pages. */
export declare class RateBelief {
    #private;
    constructor(table: LookTable, settings: KnowledgeSettings);
    get priors(): Float64Array;
    set priors(saved: Float64Array);
    /** A new cohort begins with the prior of the one above it. */
    addCohort(above: number): void;
    priorOf(cohort: number): Float64Array;
    /** Nothing is known of the page itself. */
    reset(row: number): void;
    /** The page is gone: it most likely stays so. */
    setGone(row: number): void;
    /** The page's rates, as probabilities. */
    posterior(row: number, cohort: number, into: Float64Array): void;
    /** Mean rate per period. */
    meanRate(posterior: Float64Array): number;
    /** Chance of a change in `time` periods in which `edits` bulk edits are expected. */
    changeChance(posterior: Float64Array, time: number, edits: number): number;
    /** A look after `time` periods in which `edits` bulk edits were expected. */
    note(row: number, time: number, edits: number, changed: boolean): void;
    /** After a while a page's rate may be another: drawn anew from its neighbours', whose likelihood is even. */
    fade(row: number, cohort: number, time: number): void;
    /** One round of the priors: each is the mean of its pages' beliefs, leaning on the prior of the cohort above. */
    learnPriors(cohorts: Cohorts): void;
}
