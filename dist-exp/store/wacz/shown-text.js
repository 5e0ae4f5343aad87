// Title and text of documents that were shown in a browser, from what the capture kept of it (`urn:text:`,
// `urn:pageinfo:`): what scripts built is what people search a package for, and the document's own bytes do not have it.
import { surt } from "#formats/urls/surt.js";
import { withBlob } from "../blobs/open-blob.js";
import { parseLine } from "../cdxj/line.js";
import { collectLines } from "../cdxj/line-source.js";
import { readWarc } from "../warc/read/warc-reader.js";
import { MAX_TEXT_CHARS } from "./page-text.js";
const MOST_BYTES = 8 * 1024 * 1024;
/** What was shown of a document at one of its looks; `null` where it was not shown then. */
export async function shownText(look, lines, placeOf) {
    const text = await resourceAt(`urn:text:${look.url}`, look, { lines, placeOf });
    if (text === null)
        return null;
    const info = await resourceAt(`urn:pageinfo:${look.url}`, look, { lines, placeOf });
    const words = text.toString("utf8").replace(/\s+/g, " ").trim();
    return { title: info && titleIn(info), text: words.slice(0, MAX_TEXT_CHARS) };
}
async function resourceAt(target, { at }, { lines, placeOf }) {
    for (const line of await collectLines(lines, `${surt(target)} `)) {
        const entry = parseLine(line);
        if ("problem" in entry || entry.recordType !== "resource" || entry.url !== target)
            continue;
        // Renderings are dated by the second of the look that they show.
        if (Math.floor(entry.at / 1000) !== Math.floor(at / 1000))
            continue;
        const { blobs, key } = placeOf(entry.file);
        return withBlob(blobs, key, (source) => blockAt(readWarc(source, "", entry.offset)));
    }
    return null;
}
async function blockAt(items) {
    for await (const item of items) {
        if (item.kind !== "record")
            continue;
        const pieces = [];
        let bytes = 0;
        for await (const piece of item.record.block) {
            pieces.push(piece);
            bytes += piece.length;
            if (bytes > MOST_BYTES)
                return null;
        }
        return Buffer.concat(pieces);
    }
    return null;
}
/** Records may be of other tools, which keep other facts under that name. */
function titleIn(info) {
    try {
        const facts = JSON.parse(info.toString("utf8"));
        return typeof facts?.title === "string" && facts.title.trim() !== "" ? facts.title.trim() : null;
    }
    catch {
        return null;
    }
}
