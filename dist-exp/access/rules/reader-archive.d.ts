import type { Archive } from "#ports/index.js";
import { type Reader } from "./reader-view.js";
/** Wraps an archive; it is closed by whoever opened it, and nothing is written through it. */
export declare function readerArchive(archive: Archive, reader: Reader): Archive;
