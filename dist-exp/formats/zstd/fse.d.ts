/** For each state its symbol, and how the next state follows: a base, and so many bits of the stream. */
export interface FseTable {
    readonly log: number;
    readonly symbols: Uint8Array;
    readonly bits: Uint8Array;
    readonly bases: Uint16Array;
}
/** What a table may be at most. */
export interface FseLimits {
    readonly mostLog: number;
    readonly mostSymbol: number;
}
/** A table description read from bytes, and where it ends. */
export declare function readFseTable(bytes: Uint8Array, start: number, end: number, { mostLog, mostSymbol }: FseLimits): {
    readonly table: FseTable;
    readonly end: number;
};
/** Spreads symbols over the states by their shares; -1 is less than one (section 4.1.1, "from normalized distribution"). */
export declare function buildFseTable(shares: readonly number[], log: number): FseTable;
/** A table of one state, which takes no bits (section 3.1.1.3.2.1, RLE_Mode). */
export declare function singleSymbol(symbol: number): FseTable;
