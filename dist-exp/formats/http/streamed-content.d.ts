import { type DecodedContent, type DecodeLimits } from "./content-coding.js";
/** Why decoding stopped. */
export type DecodeStop = Exclude<DecodedContent, {
    kind: "ok";
}>;
/**
 * Hands the decoded content to `onContent` piece by piece and says why it stopped early, or `null`.
 * `payloadBytes` is asked afterwards, since the limit depends on how long the payload was: the input is read to its end.
 */
export declare function decodeStream(payload: AsyncIterable<Uint8Array>, codings: readonly string[], onContent: (bytes: Uint8Array) => void, { limits, payloadBytes }: {
    limits: DecodeLimits;
    payloadBytes: () => number;
}): Promise<DecodeStop | null>;
/** Says in an error why content that is read at a reader's pace ends early. */
export declare function stopOf(error: unknown): DecodeStop | null;
/** The decoded content at the reader's pace; throws what {@link stopOf} understands. */
export declare function decodedPieces(payload: AsyncIterable<Uint8Array>, codings: readonly string[], limits: DecodeLimits): AsyncIterable<Uint8Array>;
