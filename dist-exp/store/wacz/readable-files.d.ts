import type { BlobStore } from "#ports/index.js";
import type { Finding } from "../warc/read/finding.js";
import { type PackageWarc } from "./package-warcs.js";
import type { PackageFile } from "./package-writer.js";
import type { TemporaryFiles } from "../cdxj/write-zipnum.js";
/** The files, what was found in the WARCs on the way, and (once written) the number of pages listed. */
export interface ReadableFiles {
    readonly files: readonly PackageFile[];
    readonly findings: readonly Finding[];
    pages(): number;
}
/** Where the index of a package waits. */
export interface IndexStage {
    readonly stage: BlobStore;
    readonly temporary: TemporaryFiles;
}
/** Indexes WARC files into the stage; from `largeIndexBytes` on the index is packed in blocks. */
export declare function readableFiles({ stage, temporary }: IndexStage, warcs: readonly PackageWarc[], largeIndexBytes?: number): Promise<ReadableFiles>;
