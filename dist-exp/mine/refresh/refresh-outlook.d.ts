import type { RefreshKnowledge } from "./refresh-knowledge.js";
/** By row: shares of a page's completeness that a look is expected to bring, now and by waiting. */
export interface OutlookColumns {
    readonly count: number;
    /** Chance that the page changed since the last look; 1 for a page never looked at. */
    readonly changed: Float64Array;
    /** Expected share of the page's changes that a look now would add to what is held. */
    readonly gain: Float64Array;
    /** The part of it that waiting would bring as well. */
    readonly wait: Float64Array;
    /** Mean changes per period, bulk edits aside. */
    readonly rate: Float64Array;
}
/** One row's figures, and what they come from. */
export interface PageOutlook {
    readonly changed: number;
    readonly gain: number;
    readonly wait: number;
    /** Mean changes per period, bulk edits aside. */
    readonly rate: number;
    /** Bulk edits of the page's directories expected since its last look. */
    readonly edits: number;
    /** Chance that it changed, hints aside. */
    readonly unhinted: number;
}
/** Looks at knowledge from one instant; valid until more is noted. */
export declare class RefreshOutlook {
    #private;
    constructor(knowledge: RefreshKnowledge, at: number);
    /** All rows. */
    columns(): OutlookColumns;
    /** One row. */
    of(row: number): PageOutlook;
    /** What happened since the last look, for whoever counts: rates, time of change and bulk edits expected. */
    sinceLook(row: number): {
        posterior: Float64Array;
        time: number;
        edits: number;
    };
}
