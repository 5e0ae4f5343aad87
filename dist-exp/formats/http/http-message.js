// HTTP/1.x messages as they lie in WARC records and come from the wire: parsed without ever throwing.
import { framingFacts } from "./body-framing.js";
import { ChunkedScanner } from "./chunked.js";
import { FindingList, headerValue, MAX_HEAD_BYTES, readHead, } from "./http-head.js";
/** Reads a status line: version, status and text; `null` when it is none. */
export function parseStatusLine(line) {
    const match = /^HTTP\/(\d(?:\.\d)?)[ \t]+(\d{3})(?:[ \t](.*))?$/is.exec(line);
    if (!match)
        return null;
    return { version: match[1], status: Number(match[2]), statusText: match[3] ?? "" };
}
/** Parses the head of a raw response, passing over interim (1xx) responses before it. */
export function parseResponseHead(bytes, options = {}) {
    const findings = new FindingList();
    const located = locateHead(bytes, options, findings);
    if ("reason" in located)
        return located;
    const { head, line, framing } = located;
    const { terminated } = head;
    // Written out, here and below: spreading objects into one took longer than reading the head.
    return {
        ok: true,
        version: line.version,
        status: line.status,
        statusText: line.statusText,
        headers: head.headers,
        header: (name) => headerValue(head.headers, name),
        headerEnd: head.end,
        terminated,
        framing,
        isDoubtful: isDoubtful(findings),
        findings: findings.toArray(),
    };
}
/** Parses a raw response, passing over interim (1xx) responses before it. */
export function parseHttpResponse(bytes, options = {}) {
    const findings = new FindingList();
    const located = locateHead(bytes, options, findings);
    if ("reason" in located)
        return located;
    const { head, line, framing } = located;
    const { body, complete } = head.terminated
        ? readBody(bytes, head.end, framing, findings)
        : { body: bytes.subarray(head.end), complete: false };
    return {
        ok: true,
        version: line.version,
        status: line.status,
        statusText: line.statusText,
        headers: head.headers,
        header: (name) => headerValue(head.headers, name),
        headerEnd: head.end,
        body,
        complete: complete && !isDoubtful(findings),
        framing: framing.kind,
        findings: findings.toArray(),
    };
}
function locateHead(bytes, options, findings) {
    for (let from = 0;;) {
        const head = readHead(bytes, from, options.maxHeadBytes ?? MAX_HEAD_BYTES, findings);
        if (!head)
            return { ok: false, reason: "head-too-large", findings: findings.toArray() };
        const line = parseStatusLine(head.startLine);
        if (!line)
            return { ok: false, reason: "not-http", findings: findings.toArray() };
        if (!isInterim(line.status) || head.end >= bytes.length) {
            const { headers } = head;
            const { framing, doubt, ignoresLength } = framingFacts({ ...line, headers }, options.requestMethod);
            if (doubt !== null)
                findings.add(doubt, head.end);
            if (ignoresLength)
                findings.add("content-length-ignored", head.end);
            return { head, line, framing };
        }
        findings.add("interim-response", from);
        from = head.end;
    }
}
function isDoubtful(findings) {
    return findings.has("content-length-invalid") || findings.has("transfer-coding-unknown");
}
/** Parses a raw request. */
export function parseHttpRequest(bytes, options = {}) {
    const findings = new FindingList();
    const head = readHead(bytes, 0, options.maxHeadBytes ?? MAX_HEAD_BYTES, findings);
    if (!head)
        return { ok: false, reason: "head-too-large", findings: findings.toArray() };
    const line = /^([!#$%&'*+.^_`|~\w-]{1,64}) (.*) HTTP\/(\d(?:\.\d)?)$/is.exec(head.startLine);
    if (!line)
        return { ok: false, reason: "not-http", findings: findings.toArray() };
    const [, method, target, version] = line;
    return {
        ok: true,
        version,
        method,
        target,
        headers: head.headers,
        header: (name) => headerValue(head.headers, name),
        headerEnd: head.end,
        body: bytes.subarray(head.end),
        findings: findings.toArray(),
    };
}
/** Whether a response of this status is followed by another one; 101 is not, another protocol follows it. */
export function isInterim(status) {
    return status >= 100 && status < 200 && status !== 101;
}
function readBody(bytes, from, framing, findings) {
    switch (framing.kind) {
        case "none":
            return readLength(bytes, from, 0, findings);
        case "length":
            return readLength(bytes, from, framing.bytes, findings);
        case "chunked":
            return readChunked(bytes, from, findings);
        case "close":
            return { body: bytes.subarray(from), complete: true };
    }
}
function readLength(bytes, from, length, findings) {
    const end = Math.min(bytes.length, from + length);
    if (end < bytes.length)
        findings.add("surplus-bytes", end);
    const complete = end - from === length;
    if (!complete)
        findings.add("body-short", end);
    return { body: bytes.subarray(from, end), complete };
}
function readChunked(bytes, from, findings) {
    const scanner = new ChunkedScanner();
    const { data: body, stopped } = scanner.gather(bytes, from);
    if (scanner.isBroken && scanner.chunks === 0) {
        // Declared but not so, as in records whose writer had removed the chunks already: nobody knows the end.
        findings.add("chunked-not-chunked", from);
        return { body: bytes.subarray(from), complete: false };
    }
    if (scanner.isBroken)
        findings.add("chunks-broken", stopped);
    else if (!scanner.isDone)
        findings.add("body-short", stopped);
    else if (stopped < bytes.length)
        findings.add("surplus-bytes", stopped);
    return { body, complete: scanner.isDone };
}
