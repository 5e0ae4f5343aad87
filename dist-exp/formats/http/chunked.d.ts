/** Finds chunk data and the end of a chunked body; tolerates LF-only lines and padded sizes. */
export declare class ChunkedScanner {
    #private;
    /** The terminating chunk and its trailers have been read. */
    get isDone(): boolean;
    /** The framing was violated; nothing further is read. */
    get isBroken(): boolean;
    /** How many chunk-size lines were valid: none at all means that the body was never chunked. */
    get chunks(): number;
    /** Reads from `from` on, calls back with spans of chunk data, returns the offset where it stopped. */
    push(bytes: Uint8Array, from: number, onData?: (start: number, end: number) => void): number;
    /**
     * Reads like `push` and gives the chunk data as one piece, copied where it lay in several: with a byte per chunk
     * an object for each would cost a hundred times the bytes.
     */
    gather(bytes: Uint8Array, from: number): {
        readonly data: Uint8Array;
        readonly stopped: number;
    };
}
