// A content on its way in: held in memory while it is short, else put aside once, so that what is identified and what is
// written are the same bytes whatever happens to their source meanwhile.
import { IsochronError } from "#errors.js";
import { mediaType } from "#formats/index.js";
import { readAnswer, readResource } from "#formats/http/told-content.js";
/** Longer contents pass through the spool (decision 10). */
const MOST_HELD_BYTES = 1024 * 1024;
/** Takes the bytes over; whoever is done with them lets them go by {@link letGo}. */
export async function takeBytes(bytes, spool) {
    if (bytes instanceof Uint8Array)
        return bytes;
    return bytes.sizeBytes <= MOST_HELD_BYTES ? inMemory(bytes) : putAside(bytes, spool);
}
/** Gives up what was put aside. */
export async function letGo(held) {
    if (!(held instanceof Uint8Array))
        await held.discard();
}
async function inMemory(pieces) {
    const held = [];
    for await (const piece of asLongAsSaid(pieces))
        held.push(piece);
    return Buffer.concat(held);
}
async function putAside(pieces, spool) {
    const writer = spool.create();
    try {
        for await (const piece of asLongAsSaid(pieces))
            await writer.append(piece);
        return await writer.finish();
    }
    catch (error) {
        await writer.discard();
        throw error;
    }
}
/** A source that grows without end must not fill the disk, and one that shrank is not what was announced. */
async function* asLongAsSaid(told) {
    const { sizeBytes } = told;
    let bytes = 0;
    for await (const piece of told.read()) {
        bytes += piece.length;
        if (bytes > sizeBytes)
            break;
        yield piece;
    }
    if (bytes !== sizeBytes)
        throw new IsochronError("BAD_INPUT", `a content of ${sizeBytes} bytes had another length when it was read`);
}
/** What the bytes are a version of. @throws BAD_INPUT for an answer that shows no state of its page */
export async function factsOf(content, held) {
    const raw = await rawOf(held);
    if (content.type === "resource")
        return readResource(raw, content.contentType, content.lastModified ?? null);
    const read = await readAnswer(raw);
    if ("problem" in read)
        throw new IsochronError("BAD_INPUT", `the answer of ${content.url} cannot be kept: ${read.problem}`);
    return read;
}
/** Enough for any head of an answer. */
const FIRST_BYTES = 260 * 1024;
async function rawOf(held) {
    if (held instanceof Uint8Array)
        return { first: held, pieces: null };
    const pieces = [];
    let bytes = 0;
    for await (const piece of held.read()) {
        pieces.push(piece);
        if ((bytes += piece.length) >= FIRST_BYTES)
            break;
    }
    return { first: Buffer.concat(pieces), pieces: () => held.read() };
}
/** What a page is to the site, by its media type. */
export function kindOf(contentType) {
    const type = mediaType(contentType) ?? "";
    if (/html|pdf/.test(type) || type === "")
        return "document";
    return /^(?:image|font|audio|video)\/|css|javascript|ecmascript|font/.test(type) ? "requisite" : "other";
}
