import type { PackageVerification, Verification } from "#verify/index.js";
/** A verification of one certificate or extract. */
export declare function verificationText(path: string, verification: Verification): string;
/** A verification of a package, and of what it holds. */
export declare function packageText(path: string, result: PackageVerification): string;
