import type { StreamedTestimony } from "#model/index.js";
/** The JSON of a testimony, its versions last, one on each line. */
export declare function testimonyPieces({ versions, ...head }: StreamedTestimony): AsyncGenerator<Buffer>;
