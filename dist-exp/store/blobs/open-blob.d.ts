import type { BlobReader, BlobStore, ByteSource } from "#ports/index.js";
import { fileSource } from "./file-source.js";
/** The part of a blob store that readers need. */
export type ReadableBlobs = Pick<BlobStore, "open">;
/** Opens a blob that something in the archive speaks of. */
export declare function openBlob(blobs: ReadableBlobs, key: string): Promise<BlobReader>;
/** What reading a blob gives; it is closed when that ends. */
export declare function withBlob<T>(blobs: ReadableBlobs, key: string, use: (source: ByteSource) => Promise<T>): Promise<T>;
/** The items that reading a blob gives, one by one; it is closed behind the last. */
export declare function eachOfBlob<T>(blobs: ReadableBlobs, key: string, items: (source: ByteSource) => AsyncIterable<T>): AsyncGenerator<T>;
/** The same of a file that is no blob. */
export declare function eachOfFile<T>(path: string, items: (source: ByteSource) => AsyncIterable<T>, open?: typeof fileSource): AsyncGenerator<T>;
/** A source's bytes from an offset to an end, piece by piece. */
export declare function bytesOf(source: ByteSource, from?: number, to?: number): AsyncGenerator<Uint8Array>;
/** A small blob whole; `null` when there is none. */
export declare function wholeBlob(blobs: ReadableBlobs, key: string): Promise<Buffer | null>;
/** SHA-256 of a source's bytes, hexadecimal. */
export declare function sha256Of(source: ByteSource): Promise<string>;
/** A source's bytes from an offset to an end, as a source. */
export declare function slice(source: ByteSource, from: number, to: number): ByteSource;
