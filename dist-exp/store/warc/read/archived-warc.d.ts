import { type ReadableBlobs } from "../../blobs/open-blob.js";
import { type WarcItem } from "./warc-reader.js";
/** All records and findings of one of the archive's files, in order. */
export declare function readArchived(blobs: ReadableBlobs, file: string): AsyncGenerator<WarcItem>;
/** The same of a file anywhere. */
export declare function readWarcFile(path: string): AsyncGenerator<WarcItem>;
