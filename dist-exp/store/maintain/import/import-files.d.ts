import { IsochronError } from "#errors.js";
import { type Instant } from "#model/index.js";
import { type FileSystem } from "../../file-system.js";
import type { Finding } from "../../warc/read/finding.js";
import { type CatalogueOptions } from "./catalogue.js";
import { type PackageOptions, type TakenEntry } from "./take-package.js";
/** How files are taken in. */
export interface ImportOptions extends PackageOptions, Partial<CatalogueOptions> {
    /** The collection that they become part of; `imported` unless told. */
    readonly site?: string;
    readonly now?: Instant;
    readonly fileSystem?: FileSystem;
}
/** What became of one file; each WARC file in a WACZ is one. */
export interface ImportedFile {
    /** A file in a WACZ is `package.wacz#archive/name.warc.gz`. */
    readonly source: string;
    /** Relative to the archive, the first when there are several; `null` when the file held no record. */
    readonly file: string | null;
    /** `refused`: it cannot be read at all. `skipped`: a directory's file whose name is no archive's. */
    readonly status: TakenEntry["status"] | "refused" | "skipped";
    readonly records: number;
    readonly findings: readonly Finding[];
    /** Kept beside, byte for byte; `null` where `file` itself, or its pieces in a row, are the source byte for byte. */
    readonly original: string | null;
    /** Why it was refused. */
    readonly refusal?: IsochronError;
}
/** Takes files and the archive files of directories into an archive, its index and, if it can be read, its catalog. */
export declare function importFiles(dir: string, sources: readonly string[], options?: ImportOptions): Promise<ImportedFile[]>;
