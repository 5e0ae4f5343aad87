// Heads of Zstandard frames and blocks (RFC 8878 sections 3.1.1.1 and 3.1.1.2), and of frames that are passed over.
import { littleEndian } from "./bits.js";
import { ZstdDamage } from "./zstd-damage.js";
/** Longest head of a frame. */
export const MOST_HEAD_BYTES = 18;
/** Block_Maximum_Size is no more than this. */
export const MOST_BLOCK_BYTES = 128 * 1024;
/** A skippable frame's magic number and its length. */
export const SKIPPABLE_HEAD_BYTES = 8;
/** The skippable frame that holds a WARC file's dictionary (WARC-zstd 1.0). */
const DICTIONARY_MAGIC = 0x184d2a5d;
/** Whether a Zstandard frame begins here. */
export function isZstdFrame(bytes) {
    return bytes[0] === 0x28 && bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd;
}
/** Whether a frame begins here that decoders pass over; a file's dictionary is one (section 3.1.2). */
export function isSkippableFrame(bytes) {
    return (bytes[0] & 0xf0) === 0x50 && bytes[1] === 0x2a && bytes[2] === 0x4d && bytes[3] === 0x18;
}
/** Whether it is the one with the dictionary. */
export function isDictionaryFrame(bytes) {
    return littleEndian(bytes, 0, 4) === DICTIONARY_MAGIC;
}
/** Content bytes of a skippable frame. */
export function skippableBytes(bytes) {
    return littleEndian(bytes, 4, 4);
}
/** Reads a frame's head; `null` when the bytes end inside it. */
export function readFrameHead(bytes) {
    if (bytes.length < 6)
        return null;
    const descriptor = bytes[4];
    if ((descriptor & 8) !== 0)
        throw new ZstdDamage("a reserved bit of a frame is set");
    const isSingle = (descriptor & 32) !== 0;
    const idBytes = [0, 1, 2, 4][descriptor & 3];
    const sizeFlag = descriptor >> 6;
    const sizeBytes = sizeFlag === 0 ? Number(isSingle) : 2 ** sizeFlag;
    const idAt = isSingle ? 5 : 6;
    const headBytes = idAt + idBytes + sizeBytes;
    if (bytes.length < headBytes)
        return null;
    const contentBytes = sizeBytes === 0 ? null : littleEndian(bytes, idAt + idBytes, sizeBytes) + (sizeFlag === 1 ? 256 : 0);
    return {
        headBytes,
        windowBytes: isSingle ? contentBytes : windowOf(bytes[5]),
        contentBytes,
        dictionaryId: littleEndian(bytes, idAt, idBytes),
        hasChecksum: (descriptor & 4) !== 0,
    };
}
function windowOf(descriptor) {
    const base = 2 ** (10 + (descriptor >> 3));
    return base + (base / 8) * (descriptor & 7);
}
/** Reads a block's head, and refuses what is larger than allowed. */
export function readBlockHead(bytes, mostBytes) {
    const value = littleEndian(bytes, 0, 3);
    const type = ["raw", "repeated", "compressed", null][(value >> 1) & 3];
    const size = value >>> 3;
    if (type === null)
        throw new ZstdDamage("a block of a reserved type");
    if (size > mostBytes)
        throw new ZstdDamage("a block is larger than allowed");
    return {
        isLast: (value & 1) === 1,
        type,
        storedBytes: type === "repeated" ? 1 : size,
        becomesBytes: type === "compressed" ? null : size,
    };
}
