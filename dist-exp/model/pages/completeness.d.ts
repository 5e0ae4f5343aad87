/** Importance of each version that existed, and whether the archive holds it (once or more: it counts once). */
export interface PageVersions {
    readonly importances: readonly number[];
    readonly held: readonly boolean[];
}
/** Definition 5.12; a page without any change is complete. */
export declare function pageCompleteness({ importances, held }: PageVersions): number;
/** Definition 5.13: page completeness weighted by page importance; 1 when nothing has weight. */
export declare function siteCompleteness(pages: readonly {
    completeness: number;
    weight: number;
}[]): number;
