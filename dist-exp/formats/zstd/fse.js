// Finite State Entropy: tables of states, read from their descriptions (RFC 8878 section 4.1).
import { ForwardBits, highestBit } from "./bits.js";
import { ZstdDamage } from "./zstd-damage.js";
/** A table description read from bytes, and where it ends. */
export function readFseTable(bytes, start, end, { mostLog, mostSymbol }) {
    const stream = new ForwardBits(bytes, start, end);
    const log = stream.take(4) + 5;
    if (log > mostLog)
        throw new ZstdDamage("a table is larger than allowed");
    const shares = readShares(stream, log, mostSymbol);
    return { table: buildFseTable(shares, log), end: stream.byteEnd };
}
// Section 4.1.1: values of few bits are those that are still possible; a share of zero is followed by how many more.
function readShares(stream, log, mostSymbol) {
    const shares = [];
    let remaining = 1 << log;
    while (remaining > 0) {
        if (shares.length > mostSymbol)
            throw new ZstdDamage("a table names too many symbols");
        const share = readShare(stream, remaining);
        shares.push(share);
        remaining -= Math.abs(share);
        if (share !== 0)
            continue;
        for (let more = 3; more === 3;) {
            more = stream.take(2);
            for (let i = 0; i < more; i++)
                shares.push(0);
        }
    }
    if (remaining < 0 || shares.length > mostSymbol + 1)
        throw new ZstdDamage("a table's shares do not add up");
    return shares;
}
function readShare(stream, remaining) {
    const count = highestBit(remaining + 1) + 1;
    const lowMask = (1 << (count - 1)) - 1;
    const threshold = (1 << count) - 1 - (remaining + 1);
    const value = stream.take(count);
    if ((value & lowMask) < threshold) {
        stream.back();
        return (value & lowMask) - 1;
    }
    return (value > lowMask ? value - threshold : value) - 1;
}
/** Spreads symbols over the states by their shares; -1 is less than one (section 4.1.1, "from normalized distribution"). */
export function buildFseTable(shares, log) {
    const size = 1 << log;
    const symbols = spread(shares, size);
    const bits = new Uint8Array(size);
    const bases = new Uint16Array(size);
    const next = shares.map((share) => Math.abs(share));
    for (let state = 0; state < size; state++) {
        const symbol = symbols[state];
        const following = next[symbol]++;
        const count = log - highestBit(following);
        bits[state] = count;
        bases[state] = (following << count) - size;
    }
    return { log, symbols, bits, bases };
}
function spread(shares, size) {
    const symbols = new Uint8Array(size);
    let high = size;
    for (const [symbol, share] of shares.entries())
        if (share === -1)
            symbols[--high] = symbol;
    const step = (size >> 1) + (size >> 3) + 3;
    let position = 0;
    for (const [symbol, share] of shares.entries())
        for (let i = 0; i < share; i++) {
            symbols[position] = symbol;
            do
                position = (position + step) & (size - 1);
            while (position >= high);
        }
    if (position !== 0)
        throw new ZstdDamage("a table's shares do not add up");
    return symbols;
}
/** A table of one state, which takes no bits (section 3.1.1.3.2.1, RLE_Mode). */
export function singleSymbol(symbol) {
    return { log: 0, symbols: Uint8Array.of(symbol), bits: new Uint8Array(1), bases: new Uint16Array(1) };
}
