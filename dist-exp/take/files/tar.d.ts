import type { PackedEntry } from "./packed-entry.js";
/** Reads the entries of a tar that is not compressed; `file` is how messages call it. @throws FormatError */
export declare function tarEntries(bytes: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<PackedEntry>;
