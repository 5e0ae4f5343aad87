// From a response to what makes it a version: its identity and its digests (docs/evidence.md, identity of a version).
import type { Digest, VersionIdentity } from "#model/index.js";
import { DECODE_LIMITS, decodeContent, type DecodedContent, type DecodeLimits } from "./content-coding.js";
import { sha256Digest } from "../seals/digest.js";
import type { HttpResponse, ResponseHead } from "./http-message.js";

/** Digest and size of the body as sent, transfer coding removed. */
export interface PayloadFixity {
  readonly payloadDigest: Digest;
  readonly payloadBytes: number;
}

/** Either an identity with the decoded content, or why the content cannot be told. */
export type ResponseIdentity = PayloadFixity &
  (
    | {
        readonly kind: "identified";
        readonly identity: VersionIdentity;
        /** The decoded content; of a long one its first part. */
        readonly content: Uint8Array;
        readonly contentBytes: number;
      }
    | {
        readonly kind: "undecodable";
        readonly code: "content-too-large" | "content-corrupt" | "content-coding-unsupported";
        readonly message: string;
      }
  );

/** Computes identity and digests; content type and Location are compared as sent, white space around them removed. */
export function identifyResponse(
  response: HttpResponse,
  limits: DecodeLimits = DECODE_LIMITS,
): ResponseIdentity {
  const payloadDigest = sha256Digest(response.body);
  const payloadBytes = response.body.length;
  const decoded = decodeContent(response.body, response.headers, limits);
  if (decoded.kind !== "ok") return { payloadDigest, payloadBytes, ...undecodable(decoded) };
  const { content } = decoded;
  const contentDigest = content === response.body ? payloadDigest : sha256Digest(content);
  const identity = identityOf(response, contentDigest);
  return {
    kind: "identified",
    payloadDigest,
    payloadBytes,
    identity,
    content,
    contentBytes: content.length,
  };
}

/** Identity from a head and the digest of the decoded content. */
export function identityOf(
  head: Pick<ResponseHead, "status" | "header">,
  contentDigest: Digest,
): VersionIdentity {
  return {
    status: head.status,
    location: head.header("location"),
    contentType: head.header("content-type"),
    contentDigest,
  };
}

/** Why there is no identity, with a stable code. */
export function undecodable(decoded: Exclude<DecodedContent, { kind: "ok" }>) {
  return { kind: "undecodable", ...explain(decoded) } as const;
}

function explain(decoded: Exclude<DecodedContent, { kind: "ok" }>) {
  switch (decoded.kind) {
    case "too-large":
      return {
        code: "content-too-large",
        message: `decodes to more than ${decoded.limitBytes} bytes`,
      } as const;
    case "corrupt":
      return {
        code: "content-corrupt",
        message: `cannot be decoded as ${decoded.coding}: ${decoded.message}`,
      } as const;
    case "unsupported":
      return {
        code: "content-coding-unsupported",
        message: `content coding not supported: ${decoded.coding}`,
      } as const;
  }
}
