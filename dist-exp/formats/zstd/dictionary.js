// Zstandard dictionaries: tables to begin with, and bytes to refer to (RFC 8878 section 5).
import { littleEndian, PADDING_BYTES } from "./bits.js";
import { readFseTable } from "./fse.js";
import { readHuffmanTable } from "./huffman.js";
import { LITERAL_LENGTHS, MATCH_LENGTHS, OFFSETS } from "./sequence-codes.js";
import { ZstdDamage } from "./zstd-damage.js";
const MAGIC = 0xec30a437;
/** Reads a dictionary; bytes that are none are refused. */
export function readDictionary(bytes) {
    if (bytes.length < 8 || littleEndian(bytes, 0, 4) !== MAGIC)
        throw new ZstdDamage("it is no Zstandard dictionary", "dictionary");
    const padded = new Uint8Array(bytes.length + PADDING_BYTES);
    padded.set(bytes);
    const tree = readHuffmanTable(padded, 8, bytes.length);
    let at = tree.end;
    const table = ({ limits }) => {
        const read = readFseTable(padded, at, bytes.length, limits);
        at = read.end;
        return read.table;
    };
    const [offsets, matchLengths, literalLengths] = [
        table(OFFSETS),
        table(MATCH_LENGTHS),
        table(LITERAL_LENGTHS),
    ];
    const content = bytes.subarray(at + 12);
    const repeats = [0, 0, 0];
    for (const i of [0, 1, 2])
        repeats[i] = littleEndian(bytes, at + 4 * i, 4);
    if (at + 12 > bytes.length || repeats.some((offset) => offset === 0 || offset > content.length))
        throw new ZstdDamage("the dictionary's offsets lead out of it", "dictionary");
    return {
        id: littleEndian(bytes, 4, 4),
        tree: tree.table,
        offsets,
        matchLengths,
        literalLengths,
        repeats,
        content,
    };
}
