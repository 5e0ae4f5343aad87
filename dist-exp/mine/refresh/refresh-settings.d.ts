/** Settings of what is learned from looks; times in periods. */
export interface KnowledgeSettings {
    /** N_T: periods after which the pattern of changes repeats (bensaad2011 Definition 4.21). */
    readonly patternPeriods: number;
    /** Periods over which a page's versions share its completeness. */
    readonly horizonPeriods: number;
    /** When the counting ends, in periods since the epoch; `null` while nobody knows. */
    readonly endsAt: number | null;
    /** Share of pages thought never to change before anything was seen. */
    readonly neverShare: number;
    /** A page's rate is drawn anew from its neighbours' after so many periods on the mean: pages wake and sleep. */
    readonly steadyPeriods: number;
    /** Pages of the directory above that a directory's prior leans on. */
    readonly priorLeaning: number;
    /** Bulk edits of a directory: expected per page and period before any was seen. */
    readonly bulkRate: number;
    /** Time looked over, in periods, whose worth that expectation has. */
    readonly bulkRateLeaning: number;
    /** Looks at one period that a directory's usual rate has the worth of. */
    readonly bulkLeaning: number;
    /** Looks per period of the pattern that a page leans on its site's pattern with. */
    readonly patternLeaning: number;
    /** Share of hints (a sitemap's word that a page changed) believed before any was tried. */
    readonly hintTrust: number;
}
/** Chosen on real histories, each judged with settings chosen on the others. */
export declare const KNOWLEDGE_DEFAULTS: Omit<KnowledgeSettings, "patternPeriods" | "horizonPeriods" | "endsAt">;
