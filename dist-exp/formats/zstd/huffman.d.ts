/** What the next `bits` bits of a stream begin with: the symbol in the low byte, its length above. */
export interface HuffmanTable {
    readonly bits: number;
    readonly entries: Uint16Array;
}
/** A tree description read from bytes, and where it ends (section 4.2.1). */
export declare function readHuffmanTable(bytes: Uint8Array, start: number, end: number): {
    readonly table: HuffmanTable;
    readonly end: number;
};
/** Where a stream lies, and where its symbols go. */
export interface HuffmanStream {
    readonly bytes: Uint8Array;
    readonly start: number;
    readonly end: number;
}
/** Decodes a stream into `target`, which it must fill exactly (section 4.2.2). */
export declare function decodeHuffman({ bits, entries }: HuffmanTable, stream: HuffmanStream, target: Uint8Array): void;
