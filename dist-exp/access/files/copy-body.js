// One page of a copy as the bytes of its file, held against the digest that its sighting has on record.
import { createHash } from "node:crypto";
import { IsochronError } from "#errors.js";
import { decodeText, mediaType } from "#formats/index.js";
import { stopOf } from "#formats/http/streamed-content.js";
import { CopyLinks } from "./copy-links.js";
import { BOM, copyDocument, copyStyle } from "./copy-document.js";
/** Pages, style sheets and texts are taken whole into memory up to this; longer ones are not shown. */
const MOST_TEXT_BYTES = 32 * 1024 * 1024;
const TOO_LONG = `longer than ${MOST_TEXT_BYTES / 1024 / 1024} MiB: too long for its links to be led into the copy`;
const OTHER_BYTES = "its bytes in the archive are not those on record";
/** A page, style sheet or text; or why it cannot be shown. */
export async function textBody(file, content, { plan, withScripts }) {
    const bytes = await whole(content.pieces);
    if (typeof bytes === "string")
        return bytes;
    if (digestOf(bytes) !== digestOnRecord(file))
        return OTHER_BYTES;
    const { text, charset } = decodeText(bytes, content.contentType);
    const links = new CopyLinks(plan, file.path, file.url);
    if (file.form.treatment === "page") {
        const isXml = mediaType(content.contentType) === "application/xhtml+xml";
        const page = copyDocument(text, file.url, links, { charset, isXml, withScripts });
        return { bytes: Buffer.from(page.text), title: page.title };
    }
    const isStyle = file.form.treatment === "style";
    return { bytes: Buffer.from(isStyle ? copyStyle(text, file.url, links) : BOM + text), title: null };
}
/** All other content as it passes; `onEnd` is told whether it was what is on record, in words. */
export async function* plainBody(file, { pieces }, onEnd) {
    const hash = createHash("sha256");
    try {
        for await (const piece of pieces) {
            hash.update(piece);
            yield piece;
        }
        onEnd(`sha-256:${hash.digest("hex")}` === digestOnRecord(file) ? null : `damaged: ${OTHER_BYTES}`);
    }
    catch (error) {
        onEnd(`cut short: ${damageIn(error)}`);
    }
}
/** Damage in words; a failure of the program is none. */
function damageIn(error) {
    if (stopOf(error))
        return "its content cannot be decoded to its end";
    if (error instanceof IsochronError)
        return `its record cannot be read to its end: ${error.message}`;
    throw error;
}
function digestOnRecord({ standing }) {
    return standing.sighting.outcome.identity.contentDigest;
}
function digestOf(bytes) {
    return `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;
}
/** All pieces as one; or why there is no whole. */
async function whole(pieces) {
    const taken = [];
    let bytes = 0;
    try {
        for await (const piece of pieces) {
            taken.push(piece);
            if ((bytes += piece.length) > MOST_TEXT_BYTES)
                return TOO_LONG;
        }
    }
    catch (error) {
        return damageIn(error);
    }
    return taken.length === 1 ? taken[0] : Buffer.concat(taken);
}
