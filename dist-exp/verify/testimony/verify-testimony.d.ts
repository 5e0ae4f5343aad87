import type { FalseLines } from "../false-lines.js";
import type { Exhibits } from "../read/exhibits.js";
import { type Verification, type VerifyOptions } from "../verification.js";
import type { ToldDocument } from "./long-document.js";
/** What it is checked against. */
interface TestimonyOptions extends Pick<VerifyOptions, "expectedKey" | "archiveKey"> {
    readonly exhibits: Exhibits;
}
/** Verifies a testimony by what lies before us. */
export declare function verifyTestimony(document: ToldDocument, { exhibits, ...options }: TestimonyOptions, lines: FalseLines): Promise<Verification>;
export {};
