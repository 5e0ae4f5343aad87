import type { ChangeSearch } from "#mine/index.js";
/** What a look at a named page showed; `null` where it showed nothing. */
export interface RoundLook {
    readonly page: number;
    readonly isChanged: boolean | null;
    /** Pages that nobody knew and that it led to. */
    readonly arrivals: number;
}
/** A search under way. */
export declare class SearchRound {
    #private;
    /** Begins anew, or goes the way of a log again. */
    constructor(search: ChangeSearch, threshold: number, log?: ArrayLike<number>);
    get log(): readonly number[];
    /** Whether the search names nobody any more. */
    get isOver(): boolean;
    /** Named, and not looked at yet; in the order in which they were named. */
    get waiting(): ReadonlySet<number>;
    /** Whether the search asked for the page. */
    hasNamed(page: number): boolean;
    /** The highest threshold at which the page would have been named. */
    scoreOf(page: number): number;
    /** Lets the search name its next pages, once those before were looked at. */
    advance(): void;
    /** Takes a look at a page that waits; any other says nothing to the search. */
    take({ page, isChanged, arrivals }: RoundLook): void;
}
