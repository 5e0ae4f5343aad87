// What a content that was told is a version of: its identity and its digests, computed from its bytes when it is kept
// and again when a catalog is rebuilt (docs/evidence.md, identity of a version).
import { createHash } from "node:crypto";
import { DECODE_LIMITS } from "./content-coding.js";
import { isPageState } from "./page-state.js";
import { readResponse } from "./response-reading.js";
import { validatorsOf } from "./validators.js";
/** Bytes that came from no server: a state without a head, as if it were answered with 200. */
export async function readResource({ first, pieces }, contentType, lastModified) {
    const hash = createHash("sha256");
    let payloadBytes = 0;
    for await (const piece of pieces ? pieces() : [first]) {
        hash.update(piece);
        payloadBytes += piece.length;
    }
    const digest = `sha-256:${hash.digest("hex")}`;
    return {
        identity: { status: 200, location: null, contentType, contentDigest: digest },
        payloadDigest: digest,
        payloadBytes,
        validators: { etag: null, lastModified, date: null, ageSeconds: null, cacheSigns: false },
        payloadOffset: 0,
    };
}
/** An answer as it was sent; in words why it shows no state of its page, where it shows none. */
export async function readAnswer(raw, limits = DECODE_LIMITS) {
    const read = await readResponse(raw, limits);
    if (!read.ok)
        return { problem: "it is not HTTP" };
    if (!read.complete)
        return { problem: "it is shorter than it says, or its framing is wrong" };
    if (!isPageState(read.status) || read.status === 304)
        return { problem: `status ${read.status} is no state of a page` };
    if (read.kind === "undecodable")
        return { problem: read.message };
    const { identity, payloadDigest, payloadBytes, headers, headerEnd } = read;
    const validators = validatorsOf(headers);
    return { identity, payloadDigest, payloadBytes, validators, payloadOffset: headerEnd };
}
