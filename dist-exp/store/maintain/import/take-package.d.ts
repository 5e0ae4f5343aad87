import { type WaczFile } from "../../wacz/wacz-file.js";
import { type ImportPlace, type TakenFile } from "./take-file.js";
/** One file of a package, taken. */
export interface TakenEntry extends TakenFile {
    /** `package.wacz#archive/name.warc.gz`. */
    readonly source: string;
}
/** How packages are taken. */
export interface PackageOptions {
    /** Whether the certificates in a package are true of its records; without it no capture comes home. */
    readonly verifies?: (wacz: WaczFile) => Promise<boolean>;
    /** What lies in a package of packages may hold packages, to this depth. */
    readonly depth?: number;
}
/** Takes a package, and the packages in it; each WARC file in it is one result. */
export declare function takePackage(place: ImportPlace, path: string, options?: PackageOptions & {
    readonly name?: string;
}): AsyncGenerator<TakenEntry>;
/** A file or package of which nothing was taken, with the reason. */
export declare function nothingTaken(source: string, message: string): TakenEntry;
