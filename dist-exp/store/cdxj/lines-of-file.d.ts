import type { ByteSource } from "#ports/index.js";
/** Longest index line taken. */
export declare const MAX_LINE_BYTES: number;
/** Lines as bytes, each with its line end, in pieces that are small beside what is kept of a site. */
export declare function asBytes(batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>): AsyncGenerator<Buffer>;
/** All lines without their line ends, many at a time. */
export declare function lineBatches(source: ByteSource, name: string): AsyncGenerator<string[]>;
/** The same, checked: each line must not sort before the one above it. */
export declare function sortedLineBatches(source: ByteSource, name: string): AsyncGenerator<string[]>;
