// The literals section of a compressed block (RFC 8878 section 3.1.1.3.1).
import { littleEndian } from "./bits.js";
import { decodeHuffman, readHuffmanTable } from "./huffman.js";
import { ZstdDamage } from "./zstd-damage.js";
/** Reads the section; `tree` is the one of an earlier block or of the dictionary. */
export function readLiterals(source, tree) {
    const { bytes, start, end } = source;
    if (start >= end)
        throw new ZstdDamage("a block is empty");
    const type = bytes[start] & 3;
    const head = type < 2 ? plainHead(bytes, start) : compressedHead(bytes, start);
    const from = start + head.headBytes;
    if (head.regenerated > source.mostBytes)
        throw new ZstdDamage("a block holds more literals than allowed");
    if (type >= 2)
        return compressedLiterals(source, head, type === 3 ? tree : null);
    const size = type === 0 ? head.regenerated : 1;
    if (from + size > end)
        throw new ZstdDamage("the literals of a block are cut");
    const literals = type === 0 ? bytes.subarray(from, from + size) : new Uint8Array(head.regenerated).fill(bytes[from]);
    return { bytes: literals, end: from + size, tree };
}
// Size_Format of Raw and RLE literals: 1, 2 or 3 bytes.
function plainHead(bytes, at) {
    const format = (bytes[at] >> 2) & 3;
    const headBytes = format === 1 ? 2 : format === 3 ? 3 : 1;
    const regenerated = littleEndian(bytes, at, headBytes) >>> (headBytes === 1 ? 3 : 4);
    return { headBytes, regenerated, compressed: regenerated, streams: 1 };
}
// Size_Format of compressed and treeless literals: 10, 10, 14 or 18 bits for each size.
function compressedHead(bytes, at) {
    const format = (bytes[at] >> 2) & 3;
    const sizeBits = format < 2 ? 10 : format === 2 ? 14 : 18;
    const headBytes = format < 2 ? 3 : format === 2 ? 4 : 5;
    const value = Math.floor(littleEndian(bytes, at, headBytes) / 16);
    const regenerated = value % 2 ** sizeBits;
    return {
        headBytes,
        regenerated,
        compressed: Math.floor(value / 2 ** sizeBits),
        streams: format === 0 ? 1 : 4,
    };
}
function compressedLiterals(source, head, known) {
    const { bytes, start } = source;
    const isTreeless = (bytes[start] & 3) === 3;
    const from = start + head.headBytes;
    const end = from + head.compressed;
    if (end > source.end)
        throw new ZstdDamage("the literals of a block are cut");
    if (isTreeless && !known)
        throw new ZstdDamage("a block needs a Huffman tree that no block before it has");
    const read = isTreeless ? { table: known, end: from } : readHuffmanTable(bytes, from, end);
    const target = new Uint8Array(head.regenerated);
    if (head.streams === 1)
        decodeHuffman(read.table, { bytes, start: read.end, end }, target);
    else
        decodeFour(read.table, { bytes, start: read.end, end }, target);
    return { bytes: target, end, tree: read.table };
}
// Section 3.1.1.3.1.6: the sizes of the first three streams stand before them.
function decodeFour(table, { bytes, start, end }, target) {
    const quarter = (target.length + 3) >> 2;
    if (target.length < 3 * quarter)
        throw new ZstdDamage("too few literals for four streams");
    let from = start + 6;
    for (let i = 0; i < 4; i++) {
        const to = i < 3 ? from + littleEndian(bytes, start + 2 * i, 2) : end;
        if (to > end || from > to)
            throw new ZstdDamage("a stream of literals is cut");
        const own = target.subarray(i * quarter, i < 3 ? (i + 1) * quarter : target.length);
        decodeHuffman(table, { bytes, start: from, end: to }, own);
        from = to;
    }
}
