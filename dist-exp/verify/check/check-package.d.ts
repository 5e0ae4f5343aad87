import { type X509Certificate } from "node:crypto";
import { type PackedFiles } from "../read/exhibits.js";
import type { FalseLines } from "../false-lines.js";
/** What a package was found to be. */
export interface PackageFacts {
    /** SHA-256 of every file in it, as recomputed, in hexadecimal. */
    readonly hashes: ReadonlyMap<string, string>;
    /** Fingerprint of the key that signed the package. */
    readonly key: string | null;
    /** Who signed it, in sentences. */
    readonly signedBy: readonly string[];
    /** What of that no file can show. */
    readonly onTrust: readonly string[];
    /** Whether a domain signed it, and nothing of that is wrong. */
    readonly isSignedByDomain: boolean;
}
/** Recomputes every hash of a package and checks its seal. */
export declare function checkPackage(files: PackedFiles, lines: FalseLines, roots?: readonly X509Certificate[]): Promise<PackageFacts>;
