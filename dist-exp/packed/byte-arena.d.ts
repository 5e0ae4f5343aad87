/** Appends byte strings to chunks of fixed size; a place is where one begins, counted over all chunks. */
export declare class ByteArena {
    #private;
    /** Room for a byte string of this length, to be written by the caller at once. */
    reserve(length: number): number;
    chunkAt(place: number): Buffer;
    offsetAt(place: number): number;
}
