import type { DiffRow } from "#model/index.js";
/** A run of rows to show, or how many are left out. */
export type DiffPart = {
    readonly rows: readonly DiffRow[];
} | {
    readonly skipped: number;
};
/** Keeps changed rows and `context` unchanged ones on either side. */
export declare function shownParts(rows: readonly DiffRow[], context: number): DiffPart[];
