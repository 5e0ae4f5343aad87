// The codes of sequences: what each stands for, and the tables that need no description (RFC 8878 section 3.1.1.3.2).
import { buildFseTable } from "./fse.js";
/** Bases that follow from the bits: each code begins where the one before it ends. */
function codes(first, extraBits) {
    const bases = new Uint32Array(extraBits.length);
    let base = first;
    for (const [code, bits] of extraBits.entries()) {
        bases[code] = base;
        base += 2 ** bits;
    }
    return { bases, extraBits: Uint8Array.from(extraBits) };
}
const zeros = (count) => Array.from({ length: count }, () => 0);
/** Literals_Length_Code, tables 14 and 15 of the RFC. */
export const LITERAL_LENGTHS = {
    limits: { mostLog: 9, mostSymbol: 35 },
    predefined: buildFseTable([
        4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1,
        -1, -1,
    ], 6),
    ...codes(0, [...zeros(16), 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
};
/** Match_Length_Code; the least match is 3 bytes long. */
export const MATCH_LENGTHS = {
    limits: { mostLog: 9, mostSymbol: 52 },
    predefined: buildFseTable([
        1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1,
    ], 6),
    ...codes(3, [...zeros(32), 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
};
/** Offset_Code: 2^code and as many bits; what is below 4 repeats an earlier offset. */
export const OFFSETS = {
    limits: { mostLog: 8, mostSymbol: 31 },
    predefined: buildFseTable([1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1], 5),
    bases: Uint32Array.from({ length: 32 }, (_, code) => 2 ** code),
    extraBits: Uint8Array.from({ length: 32 }, (_, code) => code),
};
