import type { CopyFile } from "#ports/index.js";
import type { WrittenCopy } from "./copy-folder.js";
/** Writes one ZIP, whole or not at all; its entries carry the given date. */
export declare function writeCopyZip(out: string, files: AsyncIterable<CopyFile>, date: Date): Promise<WrittenCopy>;
