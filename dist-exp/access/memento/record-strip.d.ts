import type { Instant } from "#model/index.js";
import type { Memento } from "./memento-list.js";
import type { PageVersions } from "./page-versions.js";
/** One mark: a record, or several that lie too near to each other to be told apart. */
export interface StripMark {
    /** From 0 to 1 along the line. */
    readonly place: number;
    /** Where it leads: the record that is shown, else the first of them. */
    readonly memento: Memento;
    readonly until: Instant;
    readonly records: number;
    /** The versions among them. */
    readonly fromVersion: number;
    readonly toVersion: number;
    readonly isShown: boolean;
}
/** A line of time and what is on it. */
export interface RecordStrip {
    readonly from: Instant;
    readonly to: Instant;
    readonly marks: readonly StripMark[];
}
/** More marks than this cannot be told apart on a narrow window. */
export declare const MOST_MARKS = 72;
/** Draws up the strip; it reaches over the life given and over all records. */
export declare function recordStrip(versions: PageVersions, shown: number, life: {
    readonly from: Instant;
    readonly to: Instant;
} | null): RecordStrip | null;
