import { type DirectoryTree, type PageChanges } from "#model/index.js";
import type { SavedColumns } from "#packed/index.js";
import { ChangeMemory } from "./change-memory.js";
import { ChangeSearch } from "./change-search.js";
/**
 * Learns from past periods, one after the other: `search` for the changes of the next, and `learn` when they are
 * known. Keeps no clock and fetches nothing.
 */
export declare class ChangeForecast {
    #private;
    readonly memory: ChangeMemory;
    constructor(tree: DirectoryTree);
    /** Begins the next period; the search is valid until `learn`. */
    search(): ChangeSearch;
    /** Learns the period that was searched, and moves on to the next. */
    learn(changes: PageChanges): void;
    /** Everything learned, between periods: a forecast over the same pages, or over more of them, can take it back. */
    save(): SavedColumns;
    /** Takes back what was saved; false, with nothing taken, when it does not fit. */
    restore(saved: SavedColumns): boolean;
}
