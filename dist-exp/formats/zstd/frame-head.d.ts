/** Longest head of a frame. */
export declare const MOST_HEAD_BYTES = 18;
/** Block_Maximum_Size is no more than this. */
export declare const MOST_BLOCK_BYTES: number;
/** A skippable frame's magic number and its length. */
export declare const SKIPPABLE_HEAD_BYTES = 8;
/** What a frame's head says. */
export interface FrameHead {
    readonly headBytes: number;
    readonly windowBytes: number;
    /** `null` where the frame does not say it. */
    readonly contentBytes: number | null;
    /** 0: the frame names none. */
    readonly dictionaryId: number;
    readonly hasChecksum: boolean;
}
/** Whether a Zstandard frame begins here. */
export declare function isZstdFrame(bytes: Uint8Array): boolean;
/** Whether a frame begins here that decoders pass over; a file's dictionary is one (section 3.1.2). */
export declare function isSkippableFrame(bytes: Uint8Array): boolean;
/** Whether it is the one with the dictionary. */
export declare function isDictionaryFrame(bytes: Uint8Array): boolean;
/** Content bytes of a skippable frame. */
export declare function skippableBytes(bytes: Uint8Array): number;
/** Reads a frame's head; `null` when the bytes end inside it. */
export declare function readFrameHead(bytes: Uint8Array): FrameHead | null;
/** A block as its three bytes announce it. */
export interface BlockHead {
    readonly isLast: boolean;
    readonly type: "raw" | "repeated" | "compressed";
    /** Bytes in the frame. */
    readonly storedBytes: number;
    /** Bytes that it becomes; of a compressed one only decoding tells. */
    readonly becomesBytes: number | null;
}
/** Reads a block's head, and refuses what is larger than allowed. */
export declare function readBlockHead(bytes: Uint8Array, mostBytes: number): BlockHead;
