/** Bytes that may be read behind the last one, so that four can always be taken at once. */
export declare const PADDING_BYTES = 8;
/** Position of the highest bit that is set; of 0 it is -1. */
export declare function highestBit(value: number): number;
/** `bytes` bytes at a place, least significant first. */
export declare function littleEndian(source: Uint8Array, at: number, bytes: number): number;
/** A stream read from its last bit to its first (RFC 8878 section 4.1): the highest bit set of its last byte ends it. */
export declare class BackwardBits {
    #private;
    /** Bits that are left; below zero when more were taken than there were. */
    left: number;
    constructor(bytes: Uint8Array, start: number, end: number);
    /** The next bits, at most 25; what lies before the stream's first bit is zero. */
    take(count: number): number;
    /** Up to 32 bits. */
    takeLong(count: number): number;
}
/** Bits in the order of the bytes, least significant first; as table descriptions are written. */
export declare class ForwardBits {
    #private;
    constructor(bytes: Uint8Array, start: number, end: number);
    take(count: number): number;
    /** Gives a bit back. */
    back(): void;
    /** The first byte of which no bit was taken. */
    get byteEnd(): number;
}
