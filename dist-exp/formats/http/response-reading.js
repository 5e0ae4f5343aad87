// Reads a raw response of any size in bounded memory: head, completeness, digests, identity, the content's first part.
import { createHash } from "node:crypto";
import { mediaType } from "../html/charset.js";
import { appliedCodings, DECODE_LIMITS } from "./content-coding.js";
import { identifyResponse, identityOf, undecodable } from "./http-identity.js";
import { parseHttpResponse, parseResponseHead, } from "./http-message.js";
import { StreamedBody } from "./streamed-body.js";
import { decodeStream } from "./streamed-content.js";
/** Of longer decoded contents only this much is kept, for links and rules; digests are of all of it. */
export const KEPT_CONTENT_BYTES = 16 * 1024 * 1024;
/** Enough to tell what an image or a film is; there are no links in it. */
const KEPT_MEDIA_BYTES = 64 * 1024;
/** Reads a response; the answer is the same whether it comes in one piece or in many. */
export async function readResponse(raw, limits = DECODE_LIMITS) {
    const { first } = raw;
    if (raw.pieces || raw.codedBy)
        return readPieces(raw, limits);
    const whole = parseHttpResponse(first);
    if (!whole.ok)
        return whole;
    // A small response may decode to a huge content, which must not come into memory whole.
    const maxOutputBytes = Math.min(limits.maxOutputBytes, KEPT_CONTENT_BYTES);
    const identified = identifyResponse(whole, { ...limits, maxOutputBytes });
    const isHuge = identified.kind === "undecodable" && identified.code === "content-too-large";
    if (isHuge && maxOutputBytes < limits.maxOutputBytes)
        return readPieces(raw, limits);
    const isBadlyFramed = whole.findings.some(({ code }) => BAD_FRAMING.has(code));
    if (identified.kind === "undecodable")
        return { ...whole, isBadlyFramed, ...identified };
    // Written out: spreading objects into one took longer than reading the head.
    return {
        ok: true,
        status: whole.status,
        headers: whole.headers,
        header: (name) => whole.header(name),
        headerEnd: whole.headerEnd,
        complete: whole.complete,
        isBadlyFramed,
        kind: "identified",
        payloadDigest: identified.payloadDigest,
        payloadBytes: identified.payloadBytes,
        identity: identified.identity,
        content: identified.content,
        contentBytes: identified.contentBytes,
    };
}
/** Findings after which nobody can say that a body is whole (RFC 9112 sections 6.3 and 7.1). */
const BAD_FRAMING = new Set([
    "content-length-invalid",
    "transfer-coding-unknown",
    "chunks-broken",
    "chunked-not-chunked",
]);
async function* inOnePiece(bytes) {
    yield bytes;
}
async function readPieces({ first, pieces, codedBy }, limits) {
    const head = parseResponseHead(first);
    if (!head.ok)
        return head;
    const body = new StreamedBody(head.framing);
    const codings = appliedCodings(codedBy ?? head.headers);
    const decode = Array.isArray(codings) ? codings : [];
    const payload = new Tally(0, true);
    const content = new Tally(keptBytes(head), decode.length > 0);
    const stop = await decodeStream(payloadOf(pieces?.() ?? inOnePiece(first), head.headerEnd, body, payload), decode, (bytes) => content.add(bytes), { limits, payloadBytes: () => payload.bytes });
    const payloadDigest = payload.digest();
    const reading = {
        ...head,
        complete: head.terminated && body.isComplete && !head.isDoubtful,
        isBadlyFramed: body.isBroken || head.isDoubtful,
        payloadDigest,
        payloadBytes: payload.bytes,
    };
    if (!Array.isArray(codings))
        return { ...reading, ...undecodable(codings) };
    if (stop)
        return { ...reading, ...undecodable(stop) };
    const identity = identityOf(head, decode.length === 0 ? payloadDigest : content.digest());
    return {
        ...reading,
        kind: "identified",
        identity,
        content: content.kept(),
        contentBytes: content.bytes,
    };
}
async function* payloadOf(pieces, headerEnd, body, tally) {
    let skipBytes = headerEnd;
    for await (const piece of pieces) {
        const skipped = Math.min(skipBytes, piece.length);
        skipBytes -= skipped;
        for (const bytes of body.push(piece.subarray(skipped))) {
            tally.add(bytes);
            yield bytes;
        }
    }
}
function keptBytes(head) {
    const type = mediaType(head.header("content-type")) ?? "";
    return /^(?:image|audio|video|font)\/(?!svg)/.test(type) ? KEPT_MEDIA_BYTES : KEPT_CONTENT_BYTES;
}
/** Counts and hashes what passes, and keeps its beginning. */
class Tally {
    #hash;
    #keepBytes;
    #pieces = [];
    bytes = 0;
    constructor(keepBytes, isHashed) {
        this.#keepBytes = keepBytes;
        this.#hash = isHashed ? createHash("sha256") : null;
    }
    add(bytes) {
        const room = this.#keepBytes - this.bytes;
        if (room > 0)
            this.#pieces.push(bytes.subarray(0, room));
        this.#hash?.update(bytes);
        this.bytes += bytes.length;
    }
    /** Only of a tally that hashes. */
    digest() {
        return `sha-256:${this.#hash.digest("hex")}`;
    }
    kept() {
        const kept = Buffer.concat(this.#pieces.splice(0));
        return kept.length < this.bytes ? withoutCutCharacter(kept) : kept;
    }
}
/** A UTF-8 character cut in two would make all of the text look like another encoding. */
function withoutCutCharacter(bytes) {
    let end = bytes.length;
    while (end > bytes.length - 3 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80)
        end--;
    return ((bytes[end - 1] ?? 0) & 0xc0) === 0xc0 ? bytes.subarray(0, end - 1) : bytes;
}
