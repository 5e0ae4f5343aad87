// Bits of Zstandard data: tables are written forwards, entropy coded streams are read from their end.
import { ZstdDamage } from "./zstd-damage.js";
/** Bytes that may be read behind the last one, so that four can always be taken at once. */
export const PADDING_BYTES = 8;
/** Position of the highest bit that is set; of 0 it is -1. */
export function highestBit(value) {
    return 31 - Math.clz32(value);
}
/** `bytes` bytes at a place, least significant first. */
export function littleEndian(source, at, bytes) {
    let value = 0;
    for (let i = bytes - 1; i >= 0; i--)
        value = value * 256 + (source[at + i] ?? 0);
    return value;
}
/** A stream read from its last bit to its first (RFC 8878 section 4.1): the highest bit set of its last byte ends it. */
export class BackwardBits {
    #bytes;
    #start;
    /** Bits that are left; below zero when more were taken than there were. */
    left;
    constructor(bytes, start, end) {
        const last = end > start ? bytes[end - 1] : 0;
        if (last === 0)
            throw new ZstdDamage("a stream of bits has no end mark");
        this.#bytes = bytes;
        this.#start = start;
        this.left = (end - start - 1) * 8 + highestBit(last);
    }
    /** The next bits, at most 25; what lies before the stream's first bit is zero. */
    take(count) {
        this.left -= count;
        if (this.left < 0)
            return this.#beyond(count);
        const at = this.#start + (this.left >>> 3);
        const bytes = this.#bytes;
        const word = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
        return (word >>> (this.left & 7)) & ((1 << count) - 1);
    }
    /** Up to 32 bits. */
    takeLong(count) {
        if (count <= 25)
            return this.take(count);
        const high = this.take(count - 16);
        return high * 65536 + this.take(16);
    }
    #beyond(count) {
        const there = this.left + count;
        if (there <= 0)
            return 0;
        const value = littleEndian(this.#bytes, this.#start, 4) & ((1 << there) - 1);
        return (value << (count - there)) & ((1 << count) - 1);
    }
}
/** Bits in the order of the bytes, least significant first; as table descriptions are written. */
export class ForwardBits {
    #bytes;
    #end;
    #start;
    #position = 0;
    constructor(bytes, start, end) {
        this.#bytes = bytes;
        this.#start = start;
        this.#end = end;
    }
    take(count) {
        const at = this.#start + (this.#position >>> 3);
        const value = (littleEndian(this.#bytes, at, 4) >>> (this.#position & 7)) & ((1 << count) - 1);
        this.#position += count;
        if (this.byteEnd > this.#end)
            throw new ZstdDamage("a table is cut");
        return value;
    }
    /** Gives a bit back. */
    back() {
        this.#position--;
    }
    /** The first byte of which no bit was taken. */
    get byteEnd() {
        return this.#start + ((this.#position + 7) >>> 3);
    }
}
