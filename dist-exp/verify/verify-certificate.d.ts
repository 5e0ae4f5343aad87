import { type Exhibits } from "./read/exhibits.js";
import { FalseLines } from "./false-lines.js";
import { type Verification, type VerifyOptions } from "./verification.js";
/** More than any certificate of ours needs. */
export declare const MAX_CERTIFICATE_BYTES: number;
/** What a statement is checked against. */
interface StatementOptions extends Pick<VerifyOptions, "expectedKey" | "archiveKey"> {
    readonly exhibits: Exhibits;
    /** WARC files that come with an extract. */
    readonly warcs: readonly string[];
}
/** Verifies a certificate, extract or testimony file. */
export declare function verifyCertificate(path: string, options: VerifyOptions): Promise<Verification>;
/** Longer testimonies are read version by version, since they grow with every year of a history. */
export declare const LONG_BYTES: number;
/** Verifies a certificate, an extract or a testimony by what lies before us. */
export declare function verifyStatement(raw: Readonly<Record<string, unknown>>, options: StatementOptions, lines: FalseLines): Promise<Verification>;
/** A certificate or an extract as it lies in its file; one that could be read in two ways is false. */
export declare function readStatement(bytes: Uint8Array, lines: FalseLines): Record<string, unknown> | null;
export {};
