import type { BlobStore } from "#ports/index.js";
/** Where a package's own files lie, as its name and its digest make it. */
export declare function packageFolder(folder: string, name: string, sha256: string): string;
/** Deletes what the packages brought that a WARC file of the archive came in; returns how many files that were. */
export declare function deletePackageRest(blobs: BlobStore, file: string): Promise<number>;
