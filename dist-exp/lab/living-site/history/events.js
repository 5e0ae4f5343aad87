// Change events of real sites, from the two formats histories come in.
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { UsageError } from "#errors.js";
import { lineError, readLines } from "./lines.js";
/** Streams a history: `.tsv` has paths and times, `.jsonl` has the HTML too; both may be `.gz` or `.br`. */
export function readHistory(file) {
    if (/\.tsv(\.gz|\.br)?$/.test(file))
        return readTsv(file);
    if (/\.jsonl(\.gz|\.br)?$/.test(file))
        return readJsonLines(file);
    throw new UsageError("BAD_INPUT", `${file}: a history ends in .tsv or .jsonl, optionally .gz or .br`);
}
// unix_seconds, op, page id, content hash, and the path on the first use of the id.
async function* readTsv(file) {
    const paths = new Map();
    let lastSeconds = 0;
    for await (const { number, text } of readLines(file)) {
        if (text === "")
            continue;
        const [seconds, op, id, hash, path, ...more] = text.split("\t");
        const fail = (message) => lineError(file, number, message);
        if (id === undefined || hash === undefined || more.length > 0)
            throw fail("not four or five fields");
        const atSeconds = parseSeconds(seconds, fail);
        if (atSeconds < lastSeconds)
            throw fail("earlier than the line before");
        lastSeconds = atSeconds;
        checkOp(op, fail);
        if (!/^\d{1,9}$/.test(id))
            throw fail(`not a page id: ${quoted(id)}`);
        if (!/^[0-9a-f]{12}$/.test(hash))
            throw fail(`not a content hash: ${quoted(hash)}`);
        if (path !== undefined)
            paths.set(id, checkPath(path, fail));
        const known = paths.get(id);
        if (known === undefined)
            throw fail(`page ${id} has no path yet`);
        yield { line: number, atSeconds, path: known, content: op === "D" ? null : hash, deflated: null };
    }
}
async function* readJsonLines(file) {
    for await (const line of readLines(file)) {
        if (line.text === "")
            continue;
        const fail = (message) => lineError(file, line.number, message);
        const { t, op, path, html } = parseObject(line, fail);
        const atSeconds = parseSeconds(typeof t === "number" ? String(t) : undefined, fail);
        checkOp(op, fail);
        if (typeof path !== "string")
            throw fail("no path");
        const checked = checkPath(path, fail);
        if (op === "D") {
            yield { line: line.number, atSeconds, path: checked, content: null, deflated: null };
            continue;
        }
        if (typeof html !== "string")
            throw fail("no html");
        const content = createHash("sha256").update(html).digest("hex");
        const deflated = deflateRawSync(html, { level: 1 });
        yield { line: line.number, atSeconds, path: checked, content, deflated };
    }
}
function parseObject(line, fail) {
    let value;
    try {
        value = JSON.parse(line.text);
    }
    catch {
        throw fail("not JSON");
    }
    if (typeof value !== "object" || value === null)
        throw fail("not an object");
    return value;
}
function parseSeconds(text, fail) {
    if (text === undefined || !/^\d{1,11}$/.test(text))
        throw fail(`not a time in seconds: ${quoted(text)}`);
    return Number(text);
}
function checkOp(op, fail) {
    if (op !== "A" && op !== "M" && op !== "D")
        throw fail(`not one of A, M, D: ${quoted(op)}`);
}
function checkPath(path, fail) {
    const segments = path.split("/");
    const isBad = segments.some((segment) => segment === "" || segment === "." || segment === "..");
    // eslint-disable-next-line no-control-regex
    if (isBad || path.length > 1024 || /[\u0000-\u001f\u007f]/.test(path))
        throw fail(`not a relative path: ${quoted(path)}`);
    return path;
}
function quoted(value) {
    return JSON.stringify(value ?? null).slice(0, 80);
}
