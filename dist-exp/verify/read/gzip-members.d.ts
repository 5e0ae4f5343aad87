import { type WarcSource } from "./range-source.js";
/** One gzip member, decompressed. */
export interface GzipMember {
    readonly offset: number;
    /** All of it, or the first part of a long one. */
    readonly first: Buffer;
    /** Decompressed. */
    readonly sizeBytes: number;
    /** A long member from its first byte on, as often as called; `null` when `first` is all of it. */
    readonly pieces: (() => AsyncIterable<Uint8Array>) | null;
}
/** All members from an offset of the WARC file on; `onBytes` sees every byte of it that is read, in order. */
export declare function gzipMembers(warc: WarcSource, offset?: number, onBytes?: (bytes: Buffer) => void): AsyncGenerator<GzipMember>;
/** The one member that these bytes are. */
export declare function soleMember(bytes: Buffer, name: string): GzipMember;
