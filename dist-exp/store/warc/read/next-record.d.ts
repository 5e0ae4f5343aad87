import type { AtHand } from "../../cdxj/at-hand.js";
import { type RecordHead } from "./record-head.js";
import type { SegmentCursor } from "./segment.js";
/** `arc` files have no magic word before each record: their lines are recognised by shape, beside WARC's own. */
export type FileFormat = "warc" | "arc";
/** How long a block is, and why that is not what its head says. */
export interface BlockExtent {
    readonly bytes: number;
    readonly problem: "length-missing" | "length-wrong" | "short" | null;
}
/** Checks a declared length against what follows; where that lies too far ahead it has to be believed. */
export declare function blockExtent(cursor: SegmentCursor, head: RecordHead, format: FileFormat): Promise<BlockExtent>;
/** Moves the cursor to the next record, or to the segment's end; returns the bytes passed over. */
export declare function skipToRecord(cursor: SegmentCursor, format: FileFormat): Promise<number>;
/** Passes over empty lines; returns how many line ends there were. */
export declare function skipLineEnds(cursor: SegmentCursor): AtHand<number>;
/** Whether a record begins at the start of these bytes. */
export declare function isRecordStart(bytes: Buffer, format: FileFormat): boolean;
