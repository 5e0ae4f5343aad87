/** One page's versions: importance of each that existed, and which of them were captured. */
export interface PageVersions {
    /** Importance of the change that made each version, in order. */
    readonly existed: readonly number[];
    /** Indexes into `existed`; a version captured twice counts once, or the share could exceed 1. */
    readonly captured: readonly number[];
}
/** Definition 5.12; the page's own importance cancels. A page without weight is complete: nothing was missed. */
export declare function pageCompleteness({ existed, captured }: PageVersions): number;
/** Definition 5.13: the pages' completeness, weighted by their importance. */
export declare function siteCompleteness(pages: readonly {
    readonly completeness: number;
    readonly importance: number;
}[]): number;
/** Definition 5.14: the mean over sites. */
export declare function archiveCompleteness(sites: readonly number[]): number;
/** Cut to two decimals, as bensaad2011 prints its examples (0.7857 as 0.78); never rounded. */
export declare function truncated(value: number): number;
