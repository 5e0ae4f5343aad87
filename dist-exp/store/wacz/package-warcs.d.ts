import type { BlobStore, IndexEntry } from "#ports/index.js";
import { type ReadableBlobs } from "../blobs/open-blob.js";
import { type Member, type Selection } from "../maintain/selection.js";
import type { Finding } from "../warc/read/finding.js";
import { type PlainCopies } from "./plain-copies.js";
/** One WARC file to be packed. */
export interface PackageWarc {
    /** In `archive/`, unique, and as the index says it. */
    readonly name: string;
    /** Where it lies: in the archive, or among what was put there for the package. */
    readonly blobs: ReadableBlobs;
    readonly key: string;
    /** Bytes that belong to the package: a file that a capture is still writing may grow behind them. */
    readonly bytes: number;
    /** The archive's file that it was made from; `null` for the outside originals, and for copies for players. */
    readonly source: string | null;
}
/** Where an export takes from and where it may put things for a while. */
export interface Staging {
    readonly archive: BlobStore;
    readonly stage: BlobStore;
}
/** The selection's files; with a span, cut to it, and left out when nothing but their warcinfo remains. */
export declare function packageWarcs({ archive, stage }: Staging, files: readonly string[], selection: Selection): Promise<PackageWarc[]>;
/** The file of what captures outside a package lend to those in it (docs/certificate.md, "Borrowed bodies"). */
export declare const ORIGINALS = "originals.warc.gz";
/** The outside originals as one more WARC file. */
export declare function originalsWarc({ archive, stage }: Staging, members: readonly Member[], others: readonly PackageWarc[]): Promise<PackageWarc>;
/** Size of a WARC file as it is now. */
export declare function sizeOf({ blobs, key }: Pick<PackageWarc, "blobs" | "key">): Promise<number>;
/** Index entries of all files, under the names that they have in the package; where players need one, that of the copy. */
export declare function packageEntries(warcs: readonly PackageWarc[], copies: PlainCopies, onFinding: (finding: Finding) => void): AsyncGenerator<IndexEntry>;
/** A name that no other file of the package has. */
export declare function uniqueName(name: string, others: readonly PackageWarc[]): string;
