import { type Instant } from "#model/index.js";
import { type FileSystem } from "../file-system.js";
import { type OutsideOriginals, type Selection } from "../maintain/selection.js";
import type { Finding } from "../warc/read/finding.js";
import { type SaidInPackage } from "./package-descriptions.js";
import type { PackageDescription, PackageFile } from "./package-writer.js";
/** What goes into a package, and how. */
export interface PackageOptions extends Selection {
    readonly fileSystem?: FileSystem;
    readonly software?: string;
    readonly createdAt?: Instant;
    /** From this size on the index is written in compressed blocks. */
    readonly largeIndexBytes?: number;
}
/** What was packed. */
export interface PackageSummary {
    readonly warcs: number;
    readonly pages: number;
    /** Captures whose report is in the package. */
    readonly captures: readonly string[];
    /** Of these, those whose certificate is left out: it speaks of records that the span cuts off. */
    readonly uncertified: readonly string[];
    /** Originals from outside the selection, which revisits inside it need. */
    readonly originals: number;
    readonly missing: OutsideOriginals["missing"];
    readonly findings: readonly Finding[];
}
/** A package that can be written. */
export interface GatheredPackage {
    readonly files: readonly PackageFile[];
    readonly description: PackageDescription;
    readonly said: SaidInPackage;
    /** Once the files have been read. */
    summary(): PackageSummary;
}
/** Gathers a package and hands it to a writer; what was put aside for it is gone afterwards. */
export declare function withPackage(dir: string, out: string, options: PackageOptions, write: (gathered: GatheredPackage) => Promise<void>): Promise<PackageSummary>;
