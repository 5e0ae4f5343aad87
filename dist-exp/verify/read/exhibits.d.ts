import { type Lend } from "./borrowed-bodies.js";
import { type OpenedSource, type RangeSource } from "./range-source.js";
/** Opens a WARC file by the name that the certificate gives it; `null` when it is not there. */
export type Locate = (file: string) => Promise<OpenedSource | null>;
/** Everything that one certificate or extract is checked against. */
export interface Exhibits {
    readonly locate: Locate;
    /** Where records of earlier captures' files may lie that lend bodies. */
    readonly lend: Lend;
    /** A small file that lies beside the certificate; `null` when there is none. */
    readonly beside: (name: string) => Promise<Buffer | null>;
}
/** More than any signature, time stamp or notice needs. */
export declare const MAX_BESIDE_BYTES: number;
/** WARC files below `root`, small files in the certificate's own folder. */
export declare function inDirectories(root: string, folder: string): Exhibits;
/** A WACZ package, opened by whoever asks: what its container is made of is not the verifier's business. */
export interface PackedFiles {
    readonly entries: ReadonlyMap<string, {
        readonly sizeBytes: number;
    }>;
    read(name: string): AsyncIterable<Uint8Array>;
    /** A file where it lies in the package, not compressed; `null` for any other. */
    stored(name: string): Promise<RangeSource | null>;
}
/** One file of a package whole; `null` when there is none or it is larger than `maxBytes`. */
export declare function packedBytes(files: PackedFiles, name: string, maxBytes: number): Promise<Buffer | null>;
/** The WARC file `name` of a package, read where it lies; one that the ZIP compressed cannot be. */
export declare function packedSource(files: PackedFiles, name: string): Promise<OpenedSource | null>;
