// The pages of a report one after the other, from any place where one ends: a catalogue of a million pages is made
// without holding them, and goes on where it was left.
import { StoreError } from "#errors.js";
import { bytesOf } from "../blobs/open-blob.js";
/** More than any page's row takes. */
const MOST_ROW_BYTES = 16 * 1024 * 1024;
/** As json-pieces.ts writes them: the list is the last member, each page begins and ends on a line of its own. */
const LIST = Buffer.from('\n  "pages": [');
const FIRST_PAGE = Buffer.from("\n    {\n");
/** Walks the pages of report.json; one that somebody wrote anew is read whole, and its places are numbers of pages. */
export async function* reportPages(source, from = 0) {
    const list = await listStart(source);
    if (list === null)
        return yield* pagesOfWhole(source, from);
    if (from !== 0)
        await requirePlace(source, list, from);
    let row = "";
    for await (const { line, end } of linesFrom(source, from === 0 ? list : from)) {
        if (line === "  ]")
            return;
        row += line;
        if (row.length > MOST_ROW_BYTES)
            throw broken();
        if (line !== "    }" && line !== "    },")
            continue;
        yield { page: JSON.parse(row.replace(/,$/, "")), next: end };
        row = "";
    }
}
async function* linesFrom(source, from) {
    let rest = Buffer.alloc(0);
    let at = from;
    for await (const bytes of bytesOf(source, from)) {
        rest = rest.length === 0 ? Buffer.from(bytes) : Buffer.concat([rest, bytes]);
        let begin = 0;
        for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10, begin)) {
            at += end + 1 - begin;
            yield { line: rest.toString("utf8", begin, end), end: at };
            begin = end + 1;
        }
        rest = rest.subarray(begin);
        if (rest.length > MOST_ROW_BYTES)
            throw broken();
    }
}
/** Where the line after the list's opening begins; `null` where the list is not of this form, or empty. */
async function listStart(source) {
    let at = 0;
    let tail = Buffer.alloc(0);
    for await (const bytes of bytesOf(source)) {
        const read = Buffer.concat([tail, bytes]);
        const found = read.indexOf(LIST);
        if (found >= 0)
            return firstPage(source, at - tail.length + found + LIST.length);
        at += bytes.length;
        tail = read.subarray(Math.max(0, read.length - LIST.length));
    }
    return null;
}
async function firstPage(source, behindList) {
    const next = Buffer.from(await source.read(behindList, FIRST_PAGE.length));
    return next.equals(FIRST_PAGE) ? behindList + 1 : null;
}
/** A place comes from outside: it must be one where a page ends. */
async function requirePlace(source, list, from) {
    const before = from > list && from <= source.sizeBytes ? await source.read(from - 8, 8) : [];
    if (!/\n {4}\},?\n$/.test(Buffer.from(before).toString("latin1")))
        throw notThere();
}
async function* pagesOfWhole(source, from) {
    const bytes = Buffer.from(await source.read(0, source.sizeBytes));
    const { pages } = JSON.parse(bytes.toString("utf8"));
    if (from > pages.length)
        throw notThere();
    for (const [i, page] of pages.entries())
        if (i >= from)
            yield { page, next: i + 1 };
}
function notThere() {
    return new StoreError("BAD_INPUT", "no page of the report ends here");
}
function broken() {
    return new StoreError("ARCHIVE_BROKEN", "a page in a report is longer than any that was ever written");
}
