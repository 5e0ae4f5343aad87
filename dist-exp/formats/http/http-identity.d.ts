import type { Digest, VersionIdentity } from "#model/index.js";
import { type DecodedContent, type DecodeLimits } from "./content-coding.js";
import type { HttpResponse, ResponseHead } from "./http-message.js";
/** Digest and size of the body as sent, transfer coding removed. */
export interface PayloadFixity {
    readonly payloadDigest: Digest;
    readonly payloadBytes: number;
}
/** Either an identity with the decoded content, or why the content cannot be told. */
export type ResponseIdentity = PayloadFixity & ({
    readonly kind: "identified";
    readonly identity: VersionIdentity;
    /** The decoded content; of a long one its first part. */
    readonly content: Uint8Array;
    readonly contentBytes: number;
} | {
    readonly kind: "undecodable";
    readonly code: "content-too-large" | "content-corrupt" | "content-coding-unsupported";
    readonly message: string;
});
/** Computes identity and digests; content type and Location are compared as sent, white space around them removed. */
export declare function identifyResponse(response: HttpResponse, limits?: DecodeLimits): ResponseIdentity;
/** Identity from a head and the digest of the decoded content. */
export declare function identityOf(head: Pick<ResponseHead, "status" | "header">, contentDigest: Digest): VersionIdentity;
/** Why there is no identity, with a stable code. */
export declare function undecodable(decoded: Exclude<DecodedContent, {
    kind: "ok";
}>): {
    readonly code: "content-too-large";
    readonly message: `decodes to more than ${number} bytes`;
    readonly kind: "undecodable";
} | {
    readonly code: "content-corrupt";
    readonly message: `cannot be decoded as ${string}: ${string}`;
    readonly kind: "undecodable";
} | {
    readonly code: "content-coding-unsupported";
    readonly message: `content coding not supported: ${string}`;
    readonly kind: "undecodable";
};
