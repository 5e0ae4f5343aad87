import type { SavedColumns } from "#packed/index.js";
/** What stands before the columns. */
export interface MindHead {
    readonly [key: string]: unknown;
}
/** Writes head and columns; the same mind gives the same bytes. */
export declare function mindBytes(head: MindHead, columns: SavedColumns): Uint8Array;
/** Reads what `mindBytes` wrote; anything else is a FormatError that says where. */
export declare function readMindBytes(bytes: Uint8Array): {
    head: MindHead;
    columns: SavedColumns;
};
