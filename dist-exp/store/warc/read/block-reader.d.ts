import type { SegmentCursor } from "./segment.js";
/** Reads a block once; what nobody read is passed over by {@link BlockReader.drain}. */
export declare class BlockReader implements AsyncIterable<Buffer> {
    #private;
    constructor(cursor: SegmentCursor, bytes: number);
    /** Bytes that the length promised and the segment did not hold; known after the block was read. */
    get missingBytes(): number;
    get readBytes(): number;
    [Symbol.asyncIterator](): AsyncGenerator<Buffer>;
    drain(): Promise<void>;
}
