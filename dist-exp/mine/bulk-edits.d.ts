/** A look at a page: between which captures it lies, how long, and what it showed. */
export interface IntervalLook {
    /** Names the two captures around the interval; looks with the same name saw the same time pass. */
    readonly visits: string;
    readonly days: number;
    readonly changed: boolean;
}
/** For each page 1 at the looks whose change was part of a bulk edit, of its directory or of the site. */
export declare function bulkEdits(pages: readonly (readonly IntervalLook[])[], directoryOf: ArrayLike<number>): Uint8Array[];
