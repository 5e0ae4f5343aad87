import type { Io } from "./io.js";
/** Prints one file's records as they come, then how many there are and what was found. */
export declare function printListing(file: string, io: Io): Promise<void>;
/** Prints the same as one JSON document, `{ "files": [ { file, records, findings } ] }`. */
export declare function printListingsJson(files: readonly string[], io: Io): Promise<void>;
