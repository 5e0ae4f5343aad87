import type { ByteSource } from "#ports/index.js";
import type { AtHand } from "../../cdxj/at-hand.js";
/** How much is read at once. */
export interface WindowBytes {
    readonly first: number;
    /** Whoever reads on and on gets more at once: every filling costs a turn, and reads the end of the last one again. */
    readonly most: number;
}
/** For those who read at somebody else's pace and may be many: what is read ahead is held until it is wanted. */
export declare const NARROW_WINDOW: WindowBytes;
/** A source seen through a window; whoever opened the source closes it. */
export declare class SourceWindow {
    #private;
    readonly sizeBytes: number;
    constructor(source: ByteSource, bytes?: WindowBytes);
    /** Whether as little as possible shall be held at once. */
    get isNarrow(): boolean;
    /** At least `minBytes` from an offset on, more when they are at hand, fewer only at the source's end; a promise only where they have to be read. */
    at(offset: number, minBytes: number): AtHand<Buffer>;
}
