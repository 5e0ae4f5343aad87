import { type PackageOptions, type PackageSummary } from "../wacz/gather-package.js";
/** Writes a bag, whole or not at all: a ZIP file where the name ends so, otherwise a directory. */
export declare function exportBag(dir: string, out: string, options?: PackageOptions): Promise<PackageSummary>;
