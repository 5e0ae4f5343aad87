import { type HuffmanTable } from "./huffman.js";
/** The literals of a block, where they end in it, and the tree that the next block may use again. */
export interface Literals {
    readonly bytes: Uint8Array;
    readonly end: number;
    readonly tree: HuffmanTable | null;
}
/** Where a block's content lies, and how much it may become. */
export interface BlockSource {
    readonly bytes: Uint8Array;
    readonly start: number;
    readonly end: number;
    readonly mostBytes: number;
}
/** Reads the section; `tree` is the one of an earlier block or of the dictionary. */
export declare function readLiterals(source: BlockSource, tree: HuffmanTable | null): Literals;
