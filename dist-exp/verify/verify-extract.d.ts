import type { FalseLines } from "./false-lines.js";
import type { Exhibits } from "./read/exhibits.js";
import { type Verification, type VerifyOptions } from "./verification.js";
/** What an extract is checked by: the records in it, or those in the WARC files that come with it. */
interface ExtractOptions extends Pick<VerifyOptions, "expectedKey" | "archiveKey"> {
    readonly exhibits: Exhibits;
    readonly warcs: readonly string[];
}
/** Verifies an extract as it lies in its file or package. */
export declare function verifyExtract(raw: Readonly<Record<string, unknown>>, options: ExtractOptions, lines: FalseLines): Promise<Verification>;
export {};
