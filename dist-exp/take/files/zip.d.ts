import type { PackedEntry } from "./packed-entry.js";
/** Reads the entries of a zip file. @throws FormatError */
export declare function zipEntries(file: string): AsyncGenerator<PackedEntry>;
