import { type Instant, type PageUrl } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
/** One memento: its page, as the archive has it, and when its response was captured. */
export interface Memento {
    readonly url: PageUrl;
    readonly at: Instant;
}
/** The same with the entry of the index that it is. */
export interface HeldMemento extends Memento {
    readonly entry: IndexEntry;
}
/**
 * The mementos of a page, oldest first, each once. Keys of the index are fuzzy: addresses that differ in scheme and
 * `www` only are one page through the years, others with the same key answer only when there is nothing nearer.
 */
export declare function mementosOf(entries: readonly IndexEntry[], url: string): HeldMemento[];
/**
 * Reads entries one after the other: the memento that each is, `null` for a 304, which has no body of its own, and for
 * what no GET can ask for, and for what a rule keeps out of lists. Neighbours have the same address nearly always, which is then read once.
 */
export declare function mementoReader(): (entry: IndexEntry) => HeldMemento | null;
/** Whether two addresses differ in nothing but scheme and `www`. */
export declare function isSamePage(a: string, b: string): boolean;
/** Whether both are one. */
export declare function isSame(a: Memento, b: Memento | undefined): boolean;
