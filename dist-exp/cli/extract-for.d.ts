import type { Archive } from "#ports/index.js";
import type { OpenExtract } from "./extract-file.js";
/**
 * The extract without pages that the rules keep from the group. Its head is signed as it is: where that names what is
 * not open, nothing is handed over. @throws WithheldError
 */
export declare function extractFor(archive: Archive, extract: OpenExtract, group: string): Promise<OpenExtract>;
