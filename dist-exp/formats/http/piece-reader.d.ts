import type { Duplex } from "node:stream";
/** A decoder that knows how much of its input it took. */
export type MeasuringDecoder = Duplex & {
    readonly bytesWritten: number;
};
/** Reads ahead in an input, takes from its beginning, and gives back what a decoder left. */
export declare class PieceReader {
    #private;
    constructor(input: AsyncIterator<Uint8Array>);
    /** What comes next: at least so many bytes, unless the input ends before. */
    window(bytes: number): Promise<Buffer>;
    /** Takes bytes that the window showed. */
    drop(bytes: number): void;
    /** What a decoder makes of the input up to its end; what comes after it is next. */
    through(decoder: MeasuringDecoder): AsyncGenerator<Uint8Array>;
}
