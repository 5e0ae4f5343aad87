import type { BlobReader } from "#ports/index.js";
import { type AtHand } from "./at-hand.js";
import { type LineBatch, type LineEnds, type LineSource } from "./line-source.js";
/** Sorted lines opened for look-up; memory stays flat. */
export declare class SortedFile implements LineSource {
    #private;
    readonly name: string;
    /** Takes the source over: closing this closes it. */
    constructor(source: BlobReader, name: string);
    from(key: string): AtHand<LineBatch>;
    /** The same with the one line before, which names the block that may hold the key. */
    fromBefore(key: string): AtHand<LineBatch>;
    /** One line of every so many bytes, the same ones whoever asks. */
    marks(key: string): AsyncGenerator<readonly string[]>;
    ends(): AtHand<LineEnds>;
    close(): void;
}
