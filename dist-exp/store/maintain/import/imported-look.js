// What one record of another tool says about a page: a sighting that bounds nothing by itself.
import { createHash } from "node:crypto";
import { asStored } from "#formats/http/stored-message.js";
import { conditionOf, mediaType } from "#formats/index.js";
import { instant, parsePageUrl, } from "#model/index.js";
/** The page that a record tells of; `null` when it is none, or was asked for by anything but a GET. */
export function pageOf(record, request) {
    const { type, target, date } = record;
    if (type !== "response" && type !== "revisit" && type !== "resource")
        return null;
    if (target === null || date === null)
        return null;
    return request !== null && request.method !== "GET" ? null : parsePageUrl(target);
}
const NEEDED_FIELDS = ["WARC-Date", "WARC-Profile", "WARC-Truncated", "Content-Type"];
/** The facts of a record that tells of a page; `null` for any other. */
export function factsOf({ record, request, isWhole, length }) {
    const url = isWhole && length !== null ? pageOf(record, request) : null;
    if (url === null)
        return null;
    const { type, id, date, offset } = record;
    const said = NEEDED_FIELDS.map((name) => [name, record.field(name)]);
    const fields = Object.fromEntries(said.filter(([, value]) => value !== null));
    return { url, target: record.target, type, id: id ?? "", at: date, offset, length: length, fields };
}
/** When the fetch was, as far as its record says. */
export function timesOfLook({ at, fields }) {
    return timesOf(at, fields["WARC-Date"] ?? "");
}
/** WARC-Date is when the fetch began; one that is cut to the second may be as late as its end. */
function timesOf(at, written) {
    const isCut = !/[.,]\d/.test(written);
    return { sentAt: at, firstByteAt: at, lastByteAt: instant(isCut ? at + 999 : at) };
}
/** Longer blocks are read from the archive again, in pieces. */
const MAX_HELD_BYTES = 16 * 1024 * 1024;
/** Whether the block of a record is held whole: revisits need their originals, and long ones are read in pieces. */
export function isHeld({ type, blockBytes }) {
    return (type === "response" || type === "resource") && blockBytes !== null && blockBytes <= MAX_HELD_BYTES;
}
/** A block of any sensible length; `null` for others. */
export async function heldBlock(record) {
    if (!isHeld(record))
        return null;
    const pieces = [];
    for await (const piece of record.block)
        pieces.push(piece);
    return pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
}
/** What a record shows, with its block whole or in pieces; of a revisit, its own head with its original's body. */
export async function importedOutcome(facts, block, request, readOutcome) {
    const { type, url, fields } = facts;
    if (type === "resource")
        return resourceOutcome(facts, block);
    const { first, pieces } = block;
    const path = new URL(url);
    const outcome = await readOutcome({
        times: timesOfLook(facts),
        requestBytes: request?.bytes ?? Buffer.from(`GET ${path.pathname}${path.search} HTTP/1.1\r\n\r\n`),
        responseBytes: pieces ? first : asStored(first),
        ...(pieces ? { spooled: { read: pieces } } : {}),
        truncated: type === "response" && fields["WARC-Truncated"] !== undefined ? "length" : null,
        remoteAddress: null,
    });
    return unvouched(outcome, facts, request);
}
function unvouched(outcome, { fields }, request) {
    if (outcome.kind === "captured")
        return { ...outcome, imported: true };
    const isAnswer = fields["WARC-Profile"]?.endsWith("/server-not-modified") ?? false;
    // By its profile it answers a condition (WARC 1.1 section 6.7.3); which one nobody says, so the weaker counts.
    if (outcome.kind === "unchanged" && isAnswer && conditionOf(request?.bytes ?? Buffer.alloc(0)) === null)
        return { ...outcome, asked: true, by: "last-modified" };
    return outcome;
}
/** A resource record holds the content alone: it was there, and that is all it says. */
async function resourceOutcome({ fields }, { first, pieces }) {
    const hash = createHash("sha256");
    let bytes = 0;
    // Of a long block `first` is the beginning alone: its digest would be another content's.
    for await (const piece of pieces ? pieces() : [first]) {
        hash.update(piece);
        bytes += piece.length;
    }
    const digest = `sha-256:${hash.digest("hex")}`;
    const contentType = fields["Content-Type"] ?? null;
    return {
        kind: "captured",
        identity: { status: 200, location: null, contentType, contentDigest: digest },
        payloadDigest: digest,
        payloadBytes: bytes,
        validators: { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false },
        imported: true,
    };
}
/** The page of a sighting, as a frontier holds it; who linked to it nobody says. */
export function importedPage(url, outcome) {
    const isSeen = outcome.kind === "captured" || outcome.kind === "unchanged";
    const state = isSeen ? "visited" : "failed";
    return { url, kind: kindOf(outcome), depth: 0, via: null, state, reason: null, late: false };
}
function kindOf(outcome) {
    const type = outcome.kind === "captured" ? (mediaType(outcome.identity.contentType) ?? "") : "";
    if (/html|pdf/.test(type) || type === "")
        return "document";
    return /^(?:image|font|audio|video)\/|css|javascript|ecmascript|font/.test(type) ? "requisite" : "other";
}
