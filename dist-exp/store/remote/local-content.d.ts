import type { BlobStore, BucketContent } from "#ports/index.js";
/** A file's bytes, read once for their digest; nobody may write to it any more. */
export declare function localContent(dir: string, name: string): Promise<BucketContent>;
/** The same of a file whose size and digest are known. */
export declare function knownContent(dir: string, name: string, known: Omit<BucketContent, "pieces">): BucketContent;
/** Names of everything sealed but WARC files: indexes, results, descriptions. Keys and what is this machine's alone stay. */
export declare function sealedBeside(blobs: Pick<BlobStore, "list">): Promise<string[]>;
/** Refuses names of what no archive seals: they come from lists, and become files. */
export declare function requireSealedName(name: string): string;
/** Removes a site's directory whole: what counts of it lies in the bucket. */
export declare function removeSiteFolder(dir: string): Promise<void>;
