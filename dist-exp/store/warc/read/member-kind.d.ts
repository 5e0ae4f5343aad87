import type { Segment, SegmentDamage } from "./segment.js";
/** Up to this a member is decompressed at once; longer ones as a stream. */
export declare const MAX_OUTPUT_AT_ONCE: number;
/** Deflate cannot expand more than 1032 times; a page is far below that, and small bombs do no harm. */
export declare const BOMB: {
    bytes: number;
    ratio: number;
};
/** Whether data expands beyond all reason. */
export declare function isBomb(sizeBytes: number, compressedBytes: number): boolean;
/** A way to compress, with which a file's members can be opened. */
export interface MemberKind {
    readonly coding: "gzip" | "zstd";
    /** Whether a member could begin with these bytes. */
    isStart(bytes: Uint8Array): boolean;
    /** Where in the bytes a member could begin, at the earliest; -1 for nowhere. */
    indexIn(bytes: Buffer, from: number): number;
    /** The member at an offset; what is wrong with it is told when it has been read. */
    open(offset: number): Promise<Segment>;
}
/** Bytes that were decompressed at once. */
export declare function memorySegment(bytes: Buffer, coding: Segment["coding"], { offset, end, damage }: {
    offset: number;
    end: number;
    damage: SegmentDamage | null;
}): Segment;
