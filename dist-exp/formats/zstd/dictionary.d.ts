import { type FseTable } from "./fse.js";
import { type HuffmanTable } from "./huffman.js";
/** A dictionary, read. */
export interface ZstdDictionary {
    readonly id: number;
    readonly tree: HuffmanTable;
    readonly offsets: FseTable;
    readonly matchLengths: FseTable;
    readonly literalLengths: FseTable;
    readonly repeats: readonly [number, number, number];
    readonly content: Uint8Array;
}
/** Reads a dictionary; bytes that are none are refused. */
export declare function readDictionary(bytes: Uint8Array): ZstdDictionary;
