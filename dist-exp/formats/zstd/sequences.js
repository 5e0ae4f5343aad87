// The sequences section of a compressed block: literals and matches, carried out (RFC 8878 section 3.1.1.3.2).
import { BackwardBits, littleEndian } from "./bits.js";
import { readFseTable, singleSymbol } from "./fse.js";
import { LITERAL_LENGTHS, MATCH_LENGTHS, OFFSETS } from "./sequence-codes.js";
import { ZstdDamage } from "./zstd-damage.js";
/** Carries out all sequences of a block, and puts the literals that are left behind them. */
export function carryOut(source, literals, state, history) {
    const { bytes, end, mostBytes } = source;
    const head = sequenceCount(bytes, literals.end, end);
    const before = history.end;
    let used = 0;
    if (head.count > 0) {
        const from = readTables(source, head.end, state);
        used = copyAll({ bits: new BackwardBits(bytes, from, end), count: head.count, mostBytes }, literals.bytes, state, history);
    }
    else if (head.end !== end)
        throw new ZstdDamage("bytes behind the last sequence of a block");
    const rest = literals.bytes.subarray(used);
    if (history.end - before + rest.length > mostBytes)
        throw new ZstdDamage("a block becomes larger than allowed");
    history.bytes.set(rest, history.end);
    history.advance(rest.length);
}
function sequenceCount(bytes, at, end) {
    if (at >= end)
        throw new ZstdDamage("a block has no sequences section");
    const first = bytes[at];
    const size = first < 128 ? 1 : first < 255 ? 2 : 3;
    if (at + size > end)
        throw new ZstdDamage("the sequences of a block are cut");
    if (first < 128)
        return { count: first, end: at + 1 };
    if (first < 255)
        return { count: ((first - 128) << 8) + bytes[at + 1], end: at + 2 };
    return { count: littleEndian(bytes, at + 1, 2) + 0x7f00, end: at + 3 };
}
// Symbol_Compression_Modes: two bits each for literals lengths, offsets and match lengths; the last two are reserved.
function readTables({ bytes, end }, at, state) {
    if (at >= end)
        throw new ZstdDamage("the sequences of a block are cut");
    const modes = bytes[at];
    if ((modes & 3) !== 0)
        throw new ZstdDamage("reserved bits of a block are set");
    const reader = { bytes, at: at + 1, end };
    state.literalLengths = readTable(reader, modes >> 6, LITERAL_LENGTHS, state.literalLengths);
    state.offsets = readTable(reader, (modes >> 4) & 3, OFFSETS, state.offsets);
    state.matchLengths = readTable(reader, (modes >> 2) & 3, MATCH_LENGTHS, state.matchLengths);
    return reader.at;
}
function readTable(reader, mode, { limits, predefined }, last) {
    if (mode === 0)
        return predefined;
    if (mode === 3) {
        if (!last)
            throw new ZstdDamage("a block needs a table that no block before it has");
        return last;
    }
    if (reader.at >= reader.end)
        throw new ZstdDamage("the sequences of a block are cut");
    if (mode === 1) {
        const symbol = reader.bytes[reader.at++];
        if (symbol > limits.mostSymbol)
            throw new ZstdDamage("a code that does not exist");
        return singleSymbol(symbol);
    }
    const { table, end } = readFseTable(reader.bytes, reader.at, reader.end, limits);
    reader.at = end;
    return table;
}
// Section 3.1.1.3.2.1.2: offset, match length, literals length; then the states move on, but for the last sequence.
function copyAll({ bits, count, mostBytes }, literals, state, history) {
    const [lengths, offsets, matches] = [state.literalLengths, state.offsets, state.matchLengths];
    let lengthState = bits.take(lengths.log);
    let offsetState = bits.take(offsets.log);
    let matchState = bits.take(matches.log);
    const { bytes } = history;
    const most = history.end + mostBytes;
    let end = history.end;
    let used = 0;
    for (let i = count; i > 0; i--) {
        const offsetCode = offsets.symbols[offsetState];
        const matchCode = matches.symbols[matchState];
        const lengthCode = lengths.symbols[lengthState];
        const offsetValue = OFFSETS.bases[offsetCode] + bits.takeLong(offsetCode);
        const match = MATCH_LENGTHS.bases[matchCode] + bits.take(MATCH_LENGTHS.extraBits[matchCode]);
        const length = LITERAL_LENGTHS.bases[lengthCode] + bits.take(LITERAL_LENGTHS.extraBits[lengthCode]);
        const offset = offsetOf(offsetValue, length === 0, state.repeats);
        if (used + length > literals.length)
            throw new ZstdDamage("a sequence asks for more literals than there are");
        if (end + length + match > most)
            throw new ZstdDamage("a block becomes larger than allowed");
        if (offset > end + length || offset === 0)
            throw new ZstdDamage("a match begins before the first byte");
        copyBytes(literals, used, { to: bytes, at: end, length });
        used += length;
        end += length;
        copyBytes(bytes, end - offset, { to: bytes, at: end, length: match });
        end += match;
        if (i === 1)
            break;
        lengthState = lengths.bases[lengthState] + bits.take(lengths.bits[lengthState]);
        matchState = matches.bases[matchState] + bits.take(matches.bits[matchState]);
        offsetState = offsets.bases[offsetState] + bits.take(offsets.bits[offsetState]);
    }
    if (bits.left !== 0)
        throw new ZstdDamage("the sequences of a block do not end where they should");
    history.advance(end - history.end);
    return used;
}
// Section 3.1.1.5: values of 1 to 3 repeat the last three offsets, by one further on where no literal stands before.
function offsetOf(value, hasNoLiterals, repeats) {
    if (value > 3) {
        repeats[2] = repeats[1];
        repeats[1] = repeats[0];
        return (repeats[0] = value - 3);
    }
    const index = hasNoLiterals ? value : value - 1;
    if (index === 0)
        return repeats[0];
    const offset = index === 3 ? repeats[0] - 1 : repeats[index];
    if (index > 1)
        repeats[2] = repeats[1];
    repeats[1] = repeats[0];
    return (repeats[0] = offset);
}
// A match may reach into what it makes: then it goes byte by byte, and so do short ones, which is quicker.
function copyBytes(from, start, { to, at, length }) {
    const overlaps = from === to && start + length > at;
    if (length > 32 && !overlaps) {
        if (from === to)
            to.copyWithin(at, start, start + length);
        else
            to.set(from.subarray(start, start + length), at);
        return;
    }
    for (let i = 0; i < length; i++)
        to[at + i] = from[start + i];
}
