/** How large a frame's history can become. */
export interface HistorySize {
    readonly windowBytes: number;
    /** The whole content, where the frame says it. */
    readonly contentBytes: number | null;
    readonly blockBytes: number;
}
/** A buffer that grows with what is decoded, never beyond window, dictionary and some blocks. */
export declare class History {
    #private;
    /** The bytes; replaced when it grows, so nobody may keep it. */
    bytes: Uint8Array;
    /** Where the next byte goes. */
    end: number;
    /** Bytes decoded, without the dictionary. */
    decodedBytes: number;
    constructor(size: HistorySize, dictionary: Uint8Array | null);
    /** Makes room for so many bytes more. */
    reserve(bytes: number): void;
    /** Counts bytes that were written at the end. */
    advance(bytes: number): void;
}
