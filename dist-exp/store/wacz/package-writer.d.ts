import type { SignHash } from "../archive/archive-key.js";
/** One file of a package. */
export interface PackageFile {
    readonly path: string;
    /** Unique in the package. */
    readonly name: string;
    /** WARC files and compressed indexes are stored as they are, so that players can read ranges of them. */
    readonly isStored: boolean;
    content(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
/** What a package says of itself beside its resources. */
export interface PackageDescription {
    readonly created: string;
    readonly software: string;
    readonly [name: string]: unknown;
}
/** The package's bytes; with a signer, signed as WACZ-auth 0.1.0 says. */
export declare function packageBytes(files: readonly PackageFile[], description: PackageDescription, sign?: SignHash | null): AsyncGenerator<Buffer>;
