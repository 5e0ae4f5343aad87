import type { Exchange, ToldPieces } from "#ports/index.js";
/** An answer as it goes on record. */
export interface AnswerBytes {
    readonly bytes: Uint8Array | ToldPieces;
    /** In words; `null` for nothing. */
    readonly leftOut: string | null;
}
/** Takes the Set-Cookie fields out of an answer's head. */
export declare function withoutCookies({ responseBytes, spooled, }: Pick<Exchange, "responseBytes" | "spooled">): AnswerBytes;
