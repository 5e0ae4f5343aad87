import type { Account } from "./account.js";
import { type PackedFiles } from "./read/exhibits.js";
import { type FalseLine } from "./false-lines.js";
import { type Verification, type VerifyOptions } from "./verification.js";
/** How the verification of a package ended. */
export interface PackageVerification extends Account {
    readonly ok: boolean;
    /** The package's own first, then those of what it holds, each with its file's name. */
    readonly findings: readonly FalseLine[];
    readonly notes: readonly string[];
    readonly files: number;
    /** Fingerprint of the key that signed the package as such (WACZ-auth). */
    readonly packageKey: string | null;
    /** Who signed the package as such, in sentences. */
    readonly signedBy: readonly string[];
    readonly statements: readonly {
        readonly name: string;
        readonly verification: Verification;
    }[];
}
/** Verifies a package that somebody opened. */
export declare function verifyPackage(files: PackedFiles, { roots, ...options }?: Pick<VerifyOptions, "expectedKey"> & {
    readonly roots?: readonly string[];
}): Promise<PackageVerification>;
