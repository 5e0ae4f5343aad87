import { type PackageOptions, type PackageSummary } from "./gather-package.js";
/** What goes into the package, and how. */
export interface WaczOptions extends PackageOptions {
    /** Signs the package with the archive's key for packages (WACZ-auth). */
    readonly sign?: boolean;
}
/** Writes one WACZ file, whole or not at all; every revisit in it finds its original in it too. */
export declare function exportWacz(dir: string, out: string, options?: WaczOptions): Promise<PackageSummary>;
