import type { AtHand } from "../../cdxj/at-hand.js";
import type { FindingCode } from "./finding.js";
import type { SourceWindow } from "./source-window.js";
/** Why a segment ended before its time. */
export interface SegmentDamage {
    readonly code: FindingCode;
    readonly message: string;
}
/** Bytes at a position; fewer only at the segment's end, or where no one may look. */
export type Probe = (position: number, minBytes: number) => AtHand<Buffer>;
/** Bytes pulled in order; positions count from the segment's start. */
export interface Segment {
    /** Offset in the file. */
    readonly offset: number;
    /** How it is compressed; `null` for a plain file. */
    readonly coding: "gzip" | "zstd" | null;
    /** One record that lies in several gzip members. */
    readonly isJoined?: boolean;
    /** The next bytes, `null` at the end. */
    next(): AtHand<Buffer | null>;
    /** Bytes at a position, when the segment can be read at random; fewer only at its end. */
    probe: Probe | null;
    /** Known once `next` has returned `null`: where the segment ends in the file, and what was wrong. */
    readonly end: number;
    readonly damage: SegmentDamage | null;
}
/** A plain file from an offset on. */
export declare function plainSegment(window: SourceWindow, offset: number): Segment;
/** Reads a segment through a small buffer of bytes not yet consumed. */
export declare class SegmentCursor {
    #private;
    readonly segment: Segment;
    constructor(segment: Segment);
    /** Position of the next byte. */
    get position(): number;
    /** Bytes at hand, at least `minBytes` unless the segment ends before; a promise only where they have to be fetched. */
    peek(minBytes: number): AtHand<Buffer>;
    /** Random access as far as a block of this length reaches: the segment's own, or a look ahead; `null` beyond that. */
    probeFor(blockBytes: number): Probe | null;
    /** Drops bytes that were at hand. */
    skip(bytes: number): void;
    /** The next bytes up to a limit; `null` at the end. */
    take(maxBytes: number): Promise<Buffer | null>;
    /** Reads to the end, so that the segment's end and damage are known; gives up after a limit. */
    drain(maxBytes: number): Promise<number>;
}
