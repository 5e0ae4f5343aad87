import type { Streamed } from "#model/index.js";
/** The JSON of a document (with more members than its pages), indented by two, its pages last. */
export declare function jsonPieces({ pages, ...head }: Streamed<{
    readonly pages: readonly unknown[];
}>): Generator<Buffer>;
