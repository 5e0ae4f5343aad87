// Start line and header fields of an HTTP/1.x message, read from raw bytes and tolerant of sloppy servers.
/** Heads larger than this are refused: no honest server sends one. */
export const MAX_HEAD_BYTES = 256 * 1024;
const LF = 0x0a;
const CR = 0x0d;
/** Collects findings, one per code, so that hostile input cannot fill memory with them. */
export class FindingList {
    #findings = [];
    add(code, offset) {
        if (!this.has(code))
            this.#findings.push({ code, offset });
    }
    has(code) {
        return this.#findings.some((finding) => finding.code === code);
    }
    toArray() {
        return [...this.#findings];
    }
}
/** Offset just after the empty line that ends a head, searching from `from`; -1 when it is not there (yet). */
export function findHeadEnd(bytes, from) {
    for (let lf = bytes.indexOf(LF, from); lf !== -1; lf = bytes.indexOf(LF, lf + 1)) {
        if (bytes[lf + 1] === LF)
            return lf + 2;
        if (bytes[lf + 1] === CR && bytes[lf + 2] === LF)
            return lf + 3;
    }
    return -1;
}
/** Offset of the first byte at or after `from` that is neither CR nor LF. */
export function skipBlankLines(bytes, from) {
    let at = from;
    while (bytes[at] === CR || bytes[at] === LF)
        at++;
    return at;
}
/** Reads the head that starts at `from`; `null` when it exceeds `maxBytes`. */
export function readHead(bytes, from, maxBytes, findings) {
    const start = skipBlankLines(bytes, from);
    if (start > from)
        findings.add("leading-blank-lines", from);
    const found = findHeadEnd(bytes, start);
    const end = found === -1 ? bytes.length : found;
    if (end - from > maxBytes)
        return null;
    if (found === -1)
        findings.add("head-unterminated", end);
    const text = asBuffer(bytes).toString("latin1", start, end);
    const nul = text.indexOf("\0");
    if (nul !== -1)
        findings.add("nul-in-head", start + nul);
    const firstLf = text.indexOf("\n");
    const startLine = trimCr(firstLf === -1 ? text : text.slice(0, firstLf));
    const headers = firstLf === -1 ? [] : readFields(text, firstLf + 1, start, findings);
    return { startLine, headers, end, terminated: found !== -1 };
}
/** First value of a field, by its name in any case; `null` when it is absent. */
export function headerValue(headers, name) {
    const wanted = name.toLowerCase();
    for (const [own, value] of headers)
        if (isNamed(own, wanted))
            return value;
    return null;
}
/** All members of a comma-separated field, over all its lines, without empty ones (RFC 9110 section 5.6.1). */
export function headerMembers(headers, name) {
    const wanted = name.toLowerCase();
    const members = [];
    for (const [own, value] of headers)
        if (isNamed(own, wanted))
            for (const member of value.split(","))
                if (trimOws(member) !== "")
                    members.push(trimOws(member));
    return members;
}
/** Asked for every field of every message, some ten times: most differ in length already. */
function isNamed(own, wanted) {
    return own.length === wanted.length && own.toLowerCase() === wanted;
}
/** Removes spaces and tabs at both ends; `trim()` would also eat latin1 no-break spaces. */
export function trimOws(text) {
    let start = 0;
    let end = text.length;
    while (start < end && isOws(text.charCodeAt(start)))
        start++;
    while (end > start && isOws(text.charCodeAt(end - 1)))
        end--;
    return text.slice(start, end);
}
/** The same bytes as a Buffer, without copying. */
export function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function readFields(text, from, base, findings) {
    const fields = [];
    for (let at = from; at < text.length;) {
        const lf = text.indexOf("\n", at);
        const line = trimCr(text.slice(at, lf === -1 ? text.length : lf));
        if (line !== "")
            readField(line, fields, base + at, findings);
        at = lf === -1 ? text.length : lf + 1;
    }
    return fields;
}
function readField(line, fields, offset, findings) {
    if (isOws(line.charCodeAt(0))) {
        findings.add("header-folded", offset);
        // obs-fold: replaced by one space (RFC 9112 section 5.2); before the first field it is passed over (section 2.2).
        const last = fields.at(-1);
        if (last)
            fields[fields.length - 1] = [last[0], trimOws(`${last[1]} ${trimOws(line)}`)];
        return;
    }
    const colon = line.indexOf(":");
    if (colon <= 0) {
        findings.add("header-without-colon", offset);
        return;
    }
    const name = trimOws(line.slice(0, colon));
    if (name.length !== colon)
        findings.add("header-name-spaced", offset);
    fields.push([name, trimOws(line.slice(colon + 1))]);
}
function trimCr(line) {
    return line.endsWith("\r") ? line.slice(0, -1) : line;
}
function isOws(code) {
    return code === 0x20 || code === 0x09;
}
