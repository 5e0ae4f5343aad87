import type { ZstdDictionary } from "./dictionary.js";
/** What a frame holds, up to a limit; the frame must be all there is. */
export declare function decodeFrame(bytes: Uint8Array, mostBytes: number, dictionary?: ZstdDictionary): Buffer;
