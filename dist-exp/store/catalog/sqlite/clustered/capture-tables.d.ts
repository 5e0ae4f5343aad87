/** A table of captures. */
export interface CaptureTable {
    readonly name: string;
    /** In the order of which many rows are carried over, some at a time; `null` for tables of few rows. */
    readonly key: string | null;
    /** Left out of a copy: it numbers the rows of one file. */
    readonly own?: string;
}
/** All of them; those with many rows first. */
export declare const CAPTURE_TABLES: readonly CaptureTable[];
/** Those that change also when a capture has long ended. */
export declare const LATER_TABLES: readonly CaptureTable[];
