import type { ByteSource } from "#ports/index.js";
import { type FileSystem } from "../file-system.js";
import type { Finding } from "../warc/read/finding.js";
import { type WaczFile } from "./wacz-file.js";
/** A WARC file of a package; it can be read until the next one is asked for. */
export interface UnpackedWarc {
    /** Its name in the package. */
    readonly entry: string;
    readonly source: ByteSource;
    readonly findings: readonly Finding[];
}
/** Reads them where they lie; those that the ZIP compressed are taken out into a folder for as long. */
export declare function sourcesOf(fs: FileSystem, wacz: WaczFile, folder: string): AsyncGenerator<UnpackedWarc>;
/** The same of a package that is named, and of the packages in it, under `package.wacz#archive/name.warc.gz`. */
export declare function unpackWarcs(fs: FileSystem, waczPath: string, folder: string, name?: string): AsyncGenerator<{
    readonly name: string;
    readonly source: ByteSource;
    readonly findings: readonly Finding[];
}>;
/** Packages in a package (multi-WACZ), by name. */
export declare function innerPackages(wacz: WaczFile): string[];
