import { type DecodeLimits } from "./content-coding.js";
import type { HttpHeader } from "./http-head.js";
import { type ResponseIdentity } from "./http-identity.js";
import { type HttpMalformed, type ResponseHead } from "./http-message.js";
/** A raw response: in one piece, or in many when it is long. */
export interface RawResponse {
    /** All of it, or a first part that holds the whole head. */
    readonly first: Uint8Array;
    /** All bytes from the start, as often as called; `null` when `first` is all of it. */
    readonly pieces: (() => AsyncIterable<Uint8Array>) | null;
    /** Headers that name the content codings, when they are not the response's own. */
    readonly codedBy?: readonly HttpHeader[];
}
/** What a response says and holds. */
export type ResponseReading = Pick<ResponseHead, "ok" | "status" | "headers" | "header" | "headerEnd"> & ResponseIdentity & {
    /** Whether the body ended as its framing says. */
    readonly complete: boolean;
    /** Whether it is incomplete because its framing is wrong, and not because bytes are missing. */
    readonly isBadlyFramed: boolean;
};
/** Of longer decoded contents only this much is kept, for links and rules; digests are of all of it. */
export declare const KEPT_CONTENT_BYTES: number;
/** Reads a response; the answer is the same whether it comes in one piece or in many. */
export declare function readResponse(raw: RawResponse, limits?: DecodeLimits): Promise<ResponseReading | HttpMalformed>;
