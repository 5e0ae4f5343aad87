// Huffman codes of literals: the tree from its description, and streams decoded with it (RFC 8878 section 4.2).
import { BackwardBits, highestBit } from "./bits.js";
import { readFseTable } from "./fse.js";
import { ZstdDamage } from "./zstd-damage.js";
const MOST_BITS = 11;
const MOST_WEIGHTS = 255;
/** A tree description read from bytes, and where it ends (section 4.2.1). */
export function readHuffmanTable(bytes, start, end) {
    if (start >= end)
        throw new ZstdDamage("a Huffman tree is cut");
    const head = bytes[start];
    const size = head < 128 ? head : (head - 127 + 1) >> 1;
    const treeEnd = start + 1 + size;
    if (treeEnd > end)
        throw new ZstdDamage("a Huffman tree is cut");
    const weights = head < 128 ? compressedWeights(bytes, start + 1, treeEnd) : plainWeights(bytes, start + 1, head - 127);
    return { table: buildTable(weights), end: treeEnd };
}
function plainWeights(bytes, start, count) {
    return Array.from({ length: count }, (_, i) => {
        const byte = bytes[start + (i >> 1)];
        return i % 2 === 0 ? byte >> 4 : byte & 15;
    });
}
// Two states take turns at one stream, until it is used up; the other state's symbol is the last (section 4.2.1.2).
function compressedWeights(bytes, start, end) {
    const { table, end: tableEnd } = readFseTable(bytes, start, end, { mostLog: 6, mostSymbol: 255 });
    const stream = new BackwardBits(bytes, tableEnd, end);
    const states = [stream.take(table.log), stream.take(table.log)];
    const weights = [];
    for (let turn = 0; weights.length < MOST_WEIGHTS; turn ^= 1) {
        const state = states[turn];
        weights.push(table.symbols[state]);
        states[turn] = nextState(table, state, stream);
        if (stream.left >= 0)
            continue;
        weights.push(table.symbols[states[turn ^ 1]]);
        break;
    }
    if (weights.length > MOST_WEIGHTS)
        throw new ZstdDamage("a Huffman tree has too many leaves");
    return weights;
}
function nextState(table, state, stream) {
    return table.bases[state] + stream.take(table.bits[state]);
}
// The last symbol's weight is what makes the sum a power of two (section 4.2.1).
function buildTable(weights) {
    const sum = weights.reduce((total, weight) => total + (weight > 0 ? 2 ** (weight - 1) : 0), 0);
    const bits = sum === 0 ? 0 : highestBit(sum) + 1;
    const rest = 2 ** bits - sum;
    if (bits === 0 || bits > MOST_BITS || rest <= 0 || (rest & (rest - 1)) !== 0)
        throw new ZstdDamage("a Huffman tree is not whole");
    const all = [...weights, highestBit(rest) + 1];
    const entries = new Uint16Array(1 << bits);
    let position = 0;
    for (let weight = 1; weight <= bits; weight++)
        for (const [symbol, own] of all.entries()) {
            if (own !== weight)
                continue;
            const count = 1 << (weight - 1);
            entries.fill(((bits + 1 - weight) << 8) | symbol, position, position + count);
            position += count;
        }
    return { bits, entries };
}
/** Decodes a stream into `target`, which it must fill exactly (section 4.2.2). */
export function decodeHuffman({ bits, entries }, stream, target) {
    const { bytes, start, end } = stream;
    const last = end > start ? bytes[end - 1] : 0;
    if (last === 0)
        throw new ZstdDamage("a stream of literals has no end mark");
    const mask = (1 << bits) - 1;
    const size = target.length;
    let left = (end - start - 1) * 8 + highestBit(last);
    let i = 0;
    // While two codes are sure to be there, both are taken from one word of 32 bits.
    for (; left >= 32 && i + 1 < size; i += 2) {
        const from = left - 2 * bits;
        const at = start + (from >>> 3);
        const word = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
        const both = word >>> (from & 7);
        const one = entries[(both >>> bits) & mask];
        const length = one >>> 8;
        const two = entries[(both >>> (bits - length)) & mask];
        target[i] = one;
        target[i + 1] = two;
        left -= length + (two >>> 8);
    }
    for (; i < size; i++) {
        const entry = entries[peek(stream, left, bits)];
        target[i] = entry;
        left -= entry >>> 8;
    }
    if (left !== 0)
        throw new ZstdDamage("a stream of literals does not end where it should");
}
function peek({ bytes, start }, left, bits) {
    const from = left - bits;
    const mask = (1 << bits) - 1;
    const at = start + (Math.max(0, from) >>> 3);
    const word = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16);
    if (from >= 0)
        return (word >>> (from & 7)) & mask;
    return left > 0 ? ((word & ((1 << left) - 1)) << -from) & mask : 0;
}
