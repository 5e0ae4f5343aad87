import type { DublinCore } from "#model/index.js";
import type { PackageDescription } from "../wacz/package-writer.js";
/** Section 2.4: a bag must have one of them, and both are common. */
export declare const BAG_DIGESTS: readonly ["sha256", "sha512"];
/** A digest algorithm, as it is named in manifests. */
export type BagDigest = (typeof BAG_DIGESTS)[number];
/** One file with its digests. */
export interface BaggedFile {
    /** In the bag, with forward slashes. */
    readonly path: string;
    readonly sizeBytes: number;
    readonly digests: Readonly<Record<BagDigest, string>>;
}
/** Takes all digests of a file while its bytes pass by. */
export declare class BagDigester {
    #private;
    /** The same bytes. */
    passing(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array>;
    /** Once all bytes have passed. */
    result(path: string): BaggedFile;
}
/** `bagit.txt`, as section 2.1.1 has it, to the letter. */
export declare const BAGIT_TXT = "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n";
/** A manifest: digest, two blanks, path (section 2.1.3). */
export declare function manifestOf(files: readonly BaggedFile[], digest: BagDigest): string;
/** What `bag-info.txt` is made of. */
export interface BagFacts {
    readonly payload: readonly BaggedFile[];
    readonly description: PackageDescription;
    readonly captures: readonly string[];
    readonly said: DublinCore;
}
/** `bag-info.txt` (section 2.2.2): what a stranger with the bag wants to know. */
export declare function bagInfo({ payload, description, captures, said }: BagFacts): string;
