import type { Instant } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import type { RequestAsked } from "./found-entries.js";
/** What is asked for. */
export interface MementoQuery extends RequestAsked {
    readonly url: string;
    readonly at: Instant;
    /** The capture that the time lies in, if any: its records come before nearer ones of other captures. */
    readonly within: {
        readonly from: Instant;
        readonly to: Instant;
    } | null;
}
/**
 * The response nearest in time, the earlier of two equally near. Records of the exact URL come before others
 * with the same look-up key unless they are far in time, states of the page before errors, records of the capture
 * before others. What was captured at exactly this time is what is asked for, errors too: that is its address.
 */
export declare function chooseMemento(entries: readonly IndexEntry[], query: MementoQuery): IndexEntry | null;
/** All of them, the best first: what is asked when a record cannot be read. */
export declare function chooseMementos(entries: readonly IndexEntry[], query: MementoQuery): Generator<IndexEntry>;
