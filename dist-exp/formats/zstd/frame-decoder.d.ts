import type { ZstdDictionary } from "./dictionary.js";
import { type BlockHead, type FrameHead } from "./frame-head.js";
/** Windows up to this are taken, as the `zstd` program does unless told otherwise; WARC-zstd 1.0 asks for 8 MiB. */
export declare const MOST_WINDOW_BYTES: number;
/** Decodes the blocks of a frame in order; whoever reads the file hands them over. */
export declare class FrameDecoder {
    #private;
    /** No block is larger, neither as it is stored nor as it was. */
    readonly mostBlockBytes: number;
    constructor(head: FrameHead, dictionary: ZstdDictionary | null);
    /** What a block holds, as bytes of its own. */
    decode(block: BlockHead, stored: Uint8Array): Buffer;
    /** Call behind the last block: a frame that says how much it holds must hold it. */
    finish(): void;
    /** Content_Checksum as the content has it; `null` when the frame carries none. */
    checksum(): number | null;
}
