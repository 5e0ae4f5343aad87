// A WARC file read from its first record to its last: one of an archive, or one that somebody names.
import { inputSource } from "../../blobs/file-source.js";
import { eachOfBlob, eachOfFile } from "../../blobs/open-blob.js";
import { readWarc } from "./warc-reader.js";
/** All records and findings of one of the archive's files, in order. */
export function readArchived(blobs, file) {
    return eachOfBlob(blobs, file, (source) => readWarc(source, file));
}
/** The same of a file anywhere. */
export function readWarcFile(path) {
    return eachOfFile(path, (source) => readWarc(source, path), inputSource);
}
