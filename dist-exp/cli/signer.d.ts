import type { CmsSigner } from "#formats/index.js";
/** Reads the files given; `null` when none are. */
export declare function signerOf(certFile: string, keyFile: string): CmsSigner | null;
