import type { Instant, KeptContent } from "#model/index.js";
import { type DecodeLimits } from "./content-coding.js";
import { type RawResponse } from "./response-reading.js";
/** What the bytes of a content tell, and where its body begins. */
export type ContentFacts = Pick<KeptContent, "identity" | "payloadDigest" | "payloadBytes" | "validators"> & {
    readonly payloadOffset: number;
};
/** Bytes that came from no server: a state without a head, as if it were answered with 200. */
export declare function readResource({ first, pieces }: Pick<RawResponse, "first" | "pieces">, contentType: string | null, lastModified: Instant | null): Promise<ContentFacts>;
/** An answer as it was sent; in words why it shows no state of its page, where it shows none. */
export declare function readAnswer(raw: RawResponse, limits?: DecodeLimits): Promise<ContentFacts | {
    readonly problem: string;
}>;
