// pages/pages.jsonl from the package's own sorted index, URL after URL: memory does not grow with the package.
import { createHash } from "node:crypto";
import { StoreError } from "#errors.js";
import { toIso } from "#model/index.js";
import { eachOfBlob, withBlob } from "../blobs/open-blob.js";
import { lineBatches } from "../cdxj/lines-of-file.js";
import { parseLine } from "../cdxj/line.js";
import { SortedFile } from "../cdxj/sorted-file.js";
import { readWarc } from "../warc/read/warc-reader.js";
import { pageText } from "./page-text.js";
import { shownText } from "./shown-text.js";
const MAX_BLOCK_BYTES = 8 * 1024 * 1024;
const HTML = new Set(["text/html", "application/xhtml+xml"]);
/** The lines of pages.jsonl: the header, then each look at a document that was there (status 200). */
export async function* pageLines(sources) {
    yield asLine({ format: "json-pages-1.0", id: "pages", title: "All Pages", hasText: true });
    const lines = await linesOf(sources.index);
    try {
        for await (const group of entriesByKey(sources.index))
            for (const document of documentsOf(group, sources)) {
                sources.onPage();
                yield await pageLine(document, sources, lines);
            }
    }
    finally {
        lines.close();
    }
}
async function pageLine({ look, body }, { placeOf }, lines) {
    const { blobs, key } = placeOf(body.file);
    const own = await withBlob(blobs, key, (source) => textAt(source, body.offset));
    const shown = await shownText(look, lines, placeOf);
    const ts = toIso(look.at);
    const title = shown?.title ?? own.title ?? look.url;
    return asLine({ id: pageId(look.url, ts), url: look.url, ts, title, text: shown?.text ?? own.text });
}
async function linesOf({ blobs, key }) {
    const reader = await blobs.open(key);
    if (reader === null)
        throw new StoreError("NOT_FOUND", `no ${key} for the list of pages`);
    return new SortedFile(reader, key);
}
// Every stored version is a page. A URL that was only revisited is one too, once, at its first look.
function documentsOf(group, sources) {
    const stored = group.filter(isDocument);
    const looks = stored.filter(({ file }) => !sources.isOutside(file));
    const seen = new Set(looks.map(({ url }) => url));
    const documents = looks.map((look) => ({ look, body: look }));
    for (const look of group) {
        if (look.recordType !== "revisit" || seen.has(look.url))
            continue;
        const body = stored.find(({ url, digest }) => url === look.url && isSame(digest, look));
        if (!body)
            continue;
        seen.add(look.url);
        documents.push({ look, body });
    }
    return documents;
}
function isDocument({ recordType, status, mime }) {
    return recordType === "response" && status === 200 && HTML.has(mime ?? "");
}
// A 304 carries no payload digest.
function isSame(digest, revisit) {
    return revisit.digest === null ? revisit.status === 304 : revisit.digest === digest;
}
async function* entriesByKey({ blobs, key }) {
    let group = [];
    for await (const lines of eachOfBlob(blobs, key, (source) => lineBatches(source, key)))
        for (const line of lines) {
            const entry = parseLine(line);
            if ("problem" in entry)
                continue;
            if (group.length > 0 && group[0].surt !== entry.surt) {
                yield group;
                group = [];
            }
            group.push(entry);
        }
    if (group.length > 0)
        yield group;
}
async function textAt(source, offset) {
    for await (const item of readWarc(source, "", offset)) {
        if (item.kind !== "record")
            continue;
        const pieces = [];
        let bytes = 0;
        for await (const piece of item.record.block) {
            pieces.push(piece);
            bytes += piece.length;
            if (bytes >= MAX_BLOCK_BYTES)
                break;
        }
        return pageText(Buffer.concat(pieces));
    }
    return { title: null, text: "" };
}
function pageId(url, ts) {
    return createHash("sha256").update(`${ts} ${url}`).digest("hex").slice(0, 22);
}
function asLine(value) {
    return Buffer.from(`${JSON.stringify(value)}\n`);
}
