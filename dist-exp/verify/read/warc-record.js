// One WARC record from the bytes of its gzip member, read strictly: what is not exactly a record is an error.
import { createHash } from "node:crypto";
import { FormatError } from "#errors.js";
import { sha256Digest } from "#formats/index.js";
const MAX_HEAD_BYTES = 256 * 1024;
const RECORD_END = "\r\n\r\n";
const ANSWERS = new Set(["response"]);
/** Reads the one record that a member holds (WARC 1.1 section 4); only some types may be `long`. */
export async function readRecord(member, file, long = ANSWERS) {
    const { first, offset, pieces } = member;
    const fail = (what) => {
        throw new FormatError(what, file, offset);
    };
    const head = headOf(first) ?? fail("no WARC record begins here");
    const fields = fieldsOf(head.lines) ?? fail("the record's head is malformed");
    const field = (name) => fields.get(name.toLowerCase()) ?? null;
    const span = { from: head.end, to: head.end + Number(field("Content-Length") ?? NaN) };
    if (member.sizeBytes !== span.to + RECORD_END.length)
        fail("the record is not as long as it says");
    const { digest, end } = pieces ? await digestOf(pieces(), span) : digestOfWhole(first, span);
    if (end !== RECORD_END)
        fail("the record is not as long as it says");
    if ((field("WARC-Block-Digest") ?? digest) !== digest)
        fail("the block is not what its digest says");
    const names = namesOf(field) ?? fail("the record lacks its id, type or date");
    if (pieces && !long.has(names.type))
        fail(`a ${names.type} record is longer than any of ours`);
    const block = first.subarray(span.from, span.to);
    const cut = pieces && (() => cutOut(pieces(), span));
    return { file, offset, ...names, target: field("WARC-Target-URI"), block, pieces: cut, field };
}
/** The lines after the version, and where the block begins; `null` when no record begins here. */
function headOf(first) {
    const headEnd = first.subarray(0, MAX_HEAD_BYTES).indexOf("\r\n\r\n");
    const [version, ...lines] = first.toString("utf8", 0, Math.max(headEnd, 0)).split("\r\n");
    return headEnd < 0 || !/^WARC\/1\.[01]$/.test(version) ? null : { lines, end: headEnd + 4 };
}
function namesOf(field) {
    const [id, type] = [field("WARC-Record-ID"), field("WARC-Type")];
    const date = Date.parse(field("WARC-Date") ?? "");
    return id === null || type === null || Number.isNaN(date) ? null : { id, type, date };
}
/** Digest of the block, and what follows it. */
function digestOfWhole(bytes, { from, to }) {
    return { digest: sha256Digest(bytes.subarray(from, to)), end: bytes.toString("latin1", to) };
}
async function digestOf(pieces, span) {
    const hash = createHash("sha256");
    let [position, end] = [0, ""];
    for await (const piece of pieces) {
        hash.update(within(piece, position, span));
        end += Buffer.from(piece.subarray(Math.max(0, span.to - position))).toString("latin1");
        position += piece.length;
    }
    return { digest: `sha-256:${hash.digest("hex")}`, end };
}
async function* cutOut(pieces, span) {
    let position = 0;
    for await (const piece of pieces) {
        const own = within(piece, position, span);
        if (own.length > 0)
            yield own;
        position += piece.length;
    }
}
function within(piece, position, { from, to }) {
    return piece.subarray(Math.max(0, from - position), Math.max(0, to - position));
}
/** Names in lower case; `null` when a line is no field or a name comes twice with two values. */
function fieldsOf(lines) {
    const fields = new Map();
    for (const line of lines) {
        const colon = line.indexOf(":");
        if (colon <= 0)
            return null;
        const [name, value] = [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
        if (fields.has(name) && fields.get(name) !== value)
            return null;
        fields.set(name, value);
    }
    return fields;
}
/** The lines of an `application/warc-fields` block; `\\`, `\r`, `\n` and `\uXXXX` are undone. */
export function warcFields(block) {
    const fields = Object.create(null);
    for (const line of block.toString("utf8").split("\r\n")) {
        const colon = line.indexOf(":");
        if (colon > 0)
            fields[line.slice(0, colon)] = unescaped(line.slice(colon + 1).trim());
    }
    return fields;
}
function unescaped(value) {
    return value.replace(/\\(u[0-9a-f]{4}|[\\rn])/g, (_, what) => {
        if (what.length > 1)
            return String.fromCharCode(Number.parseInt(what.slice(1), 16));
        return what === "r" ? "\r" : what === "n" ? "\n" : "\\";
    });
}
