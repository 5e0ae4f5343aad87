// What a response or revisit record shows, its digests recomputed; the bytes themselves are not kept.
import { blockedByContent, blockedByHead, DECODE_LIMITS, headerMembers, mediaType, readResponse, sha256Digest, validatorsOf, } from "#formats/index.js";
import { parseResponseHead } from "#formats/http/http-message.js";
/** Reads a response record (docs/certificate.md, "What a response shows"). */
export async function responseFacts(record, limits = DECODE_LIMITS) {
    const response = await readResponse({ first: record.block, pieces: record.pieces }, limits);
    if (!response.ok)
        return UNREADABLE;
    const payload = { digest: response.payloadDigest, bytes: response.payloadBytes };
    const declared = record.field("WARC-Payload-Digest");
    if (declared !== null && declared !== payload.digest)
        return { problem: "its payload is not what its WARC-Payload-Digest says" };
    const isWhole = record.field("WARC-Truncated") === null && response.complete;
    const shown = isWhole ? shownBy(response, targetOf(record)) : { kind: "failed" };
    return { shown, payload, codings: codingsOf(response) };
}
/** Path and query of what was asked for. */
function targetOf({ target }) {
    if (target === null || !URL.canParse(target))
        return "/";
    const { pathname, search } = new URL(target);
    return pathname + search;
}
const UNREADABLE = {
    shown: { kind: "failed" },
    payload: { digest: sha256Digest(new Uint8Array()), bytes: 0 },
    codings: "",
};
function codingsOf({ headers }) {
    return headerMembers(headers, "content-encoding").join(",").toLowerCase();
}
function shownBy(response, target) {
    const { status } = response;
    const plain = shownByHead(response, target);
    if (plain)
        return plain;
    if (response.kind === "undecodable")
        return { kind: "failed" };
    const { location, contentType, contentDigest } = response.identity;
    const { payloadDigest, content, contentBytes } = response;
    const isWholePage = status === 200 && mediaType(contentType) === "text/html" && content.length === contentBytes;
    if (isWholePage && blockedByContent(content, target) !== null)
        return { kind: "blocked" };
    const validators = validatorsOf(response.headers);
    return { kind: "state", status, location, contentType, contentDigest, payloadDigest, validators };
}
/** 2xx, 3xx, 404 and 410 are states; these are not. */
function shownByHead(response, target) {
    const { status, headers } = response;
    if (status === 304)
        return { kind: "unchanged", validators: validatorsOf(headers) };
    if ([401, 402, 403, 407, 451].includes(status))
        return { kind: "blocked" };
    if (blockedByHead(status, (name) => response.header(name), target) !== null)
        return { kind: "blocked" };
    const isState = (status >= 200 && status < 400) || status === 404 || status === 410;
    return isState ? null : { kind: "failed" };
}
/** Reads a revisit: its own head, with the payload of the response it refers to. */
export async function revisitFacts(record, original, { reread, limits }) {
    const response = parseResponseHead(record.block);
    if (!response.ok || !response.terminated || response.headerEnd !== record.block.length)
        return { problem: "it is no revisit record with an HTTP head" };
    const plain = shownByHead(response, targetOf(record));
    if (plain)
        return { ...original, shown: plain };
    if (record.field("WARC-Payload-Digest") !== original.payload.digest)
        return { problem: "the response it refers to has another payload" };
    if (response.isDoubtful)
        return { problem: "nobody can say that what it tells of was whole" };
    if ((lengthOf(response) ?? original.payload.bytes) !== original.payload.bytes)
        return { problem: "the response it refers to has another length" };
    const codings = codingsOf(response);
    const contentDigest = original.shown.kind === "state" && codings === original.codings
        ? original.shown.contentDigest
        : await digestOfContent({ ...(await reread()), codedBy: response.headers }, limits);
    if (contentDigest === null)
        return { problem: "its content cannot be decoded" };
    const { digest: payloadDigest } = original.payload;
    return {
        ...original,
        codings,
        shown: {
            kind: "state",
            status: response.status,
            location: response.header("location"),
            contentType: response.header("content-type"),
            contentDigest,
            payloadDigest,
            validators: validatorsOf(response.headers),
        },
    };
}
/** As the head's framing says, which for a 204 is nothing whatever its Content-Length; `null` when it does not say. */
function lengthOf({ framing }) {
    if (framing.kind === "none")
        return 0;
    return framing.kind === "length" ? framing.bytes : null;
}
async function digestOfContent(original, limits) {
    const reading = await readResponse(original, limits);
    return reading.ok && reading.kind === "identified" ? reading.identity.contentDigest : null;
}
