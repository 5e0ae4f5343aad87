// A memento, or the part of it that is asked for. Parts are of the content as it is sent: codings are removed. What is
// rewritten has no parts, since its bytes depend on where it is shown.
import { createHash } from "node:crypto";
import { closeBody, cutOut, rangeIn } from "./byte-range.js";
/** The part that is asked for, or all of it. */
export async function partOf(memento, asked) {
    const { head, body, length, entry } = memento;
    const isWhole = head.status === 200 || isWholeRange(head);
    if (!isWhole || length === null)
        return { status: head.status, headers: rangeOf(head), body };
    const tag = entityTag(entry);
    const headers = [
        ["accept-ranges", "bytes"],
        ["etag", tag],
    ];
    // Section 13.1.5: a part of another memento is of no use to whoever has this one's.
    if (asked === null || (asked.ifRange !== null && asked.ifRange !== tag))
        return whole(body, headers, length.bytes);
    const bytes = length.bytes ?? (await length.count());
    const range = bytes === null ? "whole" : rangeIn(asked.range, bytes);
    if (range === "whole")
        return whole(body, headers, bytes);
    if (range === "unsatisfiable") {
        await closeBody(body);
        return { status: 416, headers: [...headers, ["content-range", `bytes */${bytes}`]], body: NOTHING };
    }
    const { first, last } = range;
    const said = [
        ["content-range", `bytes ${first}-${last}/${bytes}`],
        ["content-length", String(last + 1 - first)],
    ];
    const part = body instanceof Uint8Array ? body.subarray(first, last + 1) : cutOut(body, range);
    return { status: 206, headers: [...headers, ...said], body: part };
}
function whole(body, headers, bytes) {
    if (bytes === null || body instanceof Uint8Array)
        return { status: 200, headers, body };
    const length = ["content-length", String(bytes)];
    return { status: 200, headers: [...headers, length], body: cutOut(body, { first: 0, last: bytes - 1 }) };
}
const NOTHING = new Uint8Array();
/** Players ask for everything as a part from the first byte on: such an answer is the whole. */
function isWholeRange(head) {
    const [, last, all] = /^bytes 0-(\d{1,15})\/(\d{1,15})$/i.exec(head.header("content-range") ?? "") ?? [];
    return head.status === 206 && last !== undefined && Number(last) + 1 === Number(all);
}
/** A stored part says which it is. */
function rangeOf(head) {
    const range = head.header("content-range");
    return head.status === 206 && range !== null && /^bytes [\d*/-]+$/.test(range)
        ? [["content-range", range]]
        : [];
}
/** One record is one content, for good. */
function entityTag({ file, offset, at, url }) {
    const digest = createHash("sha256").update(`${file}\n${offset}\n${at}\n${url}`).digest("hex");
    return `"${digest.slice(0, 32)}"`;
}
