import { DECODE_LIMITS, decodeContent } from "./content-coding.js";
import { sha256Digest } from "../seals/digest.js";
/** Computes identity and digests; content type and Location are compared as sent, white space around them removed. */
export function identifyResponse(response, limits = DECODE_LIMITS) {
    const payloadDigest = sha256Digest(response.body);
    const payloadBytes = response.body.length;
    const decoded = decodeContent(response.body, response.headers, limits);
    if (decoded.kind !== "ok")
        return { payloadDigest, payloadBytes, ...undecodable(decoded) };
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
export function identityOf(head, contentDigest) {
    return {
        status: head.status,
        location: head.header("location"),
        contentType: head.header("content-type"),
        contentDigest,
    };
}
/** Why there is no identity, with a stable code. */
export function undecodable(decoded) {
    return { kind: "undecodable", ...explain(decoded) };
}
function explain(decoded) {
    switch (decoded.kind) {
        case "too-large":
            return {
                code: "content-too-large",
                message: `decodes to more than ${decoded.limitBytes} bytes`,
            };
        case "corrupt":
            return {
                code: "content-corrupt",
                message: `cannot be decoded as ${decoded.coding}: ${decoded.message}`,
            };
        case "unsupported":
            return {
                code: "content-coding-unsupported",
                message: `content coding not supported: ${decoded.coding}`,
            };
    }
}
