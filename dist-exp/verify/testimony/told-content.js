// What a content of a testimony is, recomputed from its bytes: a resource, an answer as it was sent, or a revisit of one
// of them (docs/certificate.md, Testimonies).
import { createHash } from "node:crypto";
import { headerMembers, readResponse, sha256Digest, } from "#formats/index.js";
import { parseResponseHead } from "#formats/http/http-message.js";
/** Reads a content that is held whole. */
export async function contentFacts(record, limits) {
    if (record.field("WARC-Truncated") !== null)
        return { problem: "it is cut" };
    const facts = record.type === "resource" ? await resourceFacts(record) : await answerFacts(record, limits);
    if ("problem" in facts)
        return facts;
    const declared = record.field("WARC-Payload-Digest");
    if (declared !== null && declared !== facts.payloadDigest)
        return { problem: "its payload is not what its WARC-Payload-Digest says" };
    return facts;
}
/** Bytes that came from no server: as if they were answered with 200. */
async function resourceFacts(record) {
    const { digest, bytes } = await digestOf(record);
    return {
        status: 200,
        location: null,
        contentType: record.field("Content-Type"),
        contentDigest: digest,
        payloadDigest: digest,
        payloadBytes: bytes,
        codings: null,
    };
}
async function digestOf({ block, pieces }) {
    if (!pieces)
        return { digest: sha256Digest(block), bytes: block.length };
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const piece of pieces()) {
        hash.update(piece);
        bytes += piece.length;
    }
    return { digest: `sha-256:${hash.digest("hex")}`, bytes };
}
/** An answer as a recorder saw it; what keeps a robot out is what visitors were given, and counts like any other. */
async function answerFacts({ block, pieces }, limits) {
    const read = await readResponse({ first: block, pieces }, limits);
    if (!read.ok)
        return { problem: "it is no HTTP response" };
    if (!read.complete)
        return { problem: "it does not end as its framing says" };
    if (!isState(read.status))
        return { problem: `status ${read.status} is no state of a page` };
    if (read.kind === "undecodable")
        return { problem: "its content cannot be decoded" };
    const { payloadDigest, payloadBytes, headers } = read;
    return { ...read.identity, payloadDigest, payloadBytes, codings: codingsOf(headers) };
}
function isState(status) {
    return (status >= 200 && status < 400 && status !== 304) || status === 404 || status === 410;
}
/** Reads a revisit: its own head, where the original has one, with the payload of the original. */
export async function revisitFacts(record, original, { reread, limits }) {
    if (record.field("WARC-Payload-Digest") !== original.payloadDigest)
        return { problem: "the content it refers to has another payload" };
    if (original.codings === null)
        return record.block.length === 0 ? original : { problem: "the content it refers to has no head" };
    const head = parseResponseHead(record.block);
    if (!head.ok || !head.terminated || head.headerEnd !== record.block.length)
        return { problem: "it is no revisit record with an HTTP head" };
    if (!isState(head.status) || head.isDoubtful || !fits(head, original))
        return { problem: "nobody can say that what it tells of was this content, and whole" };
    const codings = codingsOf(head.headers);
    const contentDigest = codings === original.codings
        ? original.contentDigest
        : await decodedBy(head.headers, await reread(), limits);
    if (contentDigest === null)
        return { problem: "its content cannot be decoded" };
    const [location, contentType] = [head.header("location"), head.header("content-type")];
    return { ...original, status: head.status, location, contentType, contentDigest, codings };
}
/** Whether the head's framing allows a payload of that length. */
function fits({ framing }, { payloadBytes }) {
    if (framing.kind === "none")
        return payloadBytes === 0;
    return framing.kind !== "length" || framing.bytes === payloadBytes;
}
async function decodedBy(codedBy, original, limits) {
    const read = await readResponse({ ...original, codedBy }, limits);
    return read.ok && read.kind === "identified" ? read.identity.contentDigest : null;
}
function codingsOf(headers) {
    return headerMembers(headers, "content-encoding").join(",").toLowerCase();
}
