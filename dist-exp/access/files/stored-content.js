// The content that a sighting stands for, codings removed, as the archive holds it: whole when it is short, else in pieces.
import { IsochronError } from "#errors.js";
import { decodeContent, parseHttpResponse, SHOW_LIMITS } from "#formats/index.js";
import { appliedCodings } from "#formats/http/content-coding.js";
import { decodedPieces } from "#formats/http/streamed-content.js";
import { payload, shownHead } from "../long-replay.js";
/** Reads it, or says why it cannot be. */
export async function storedContent(source, sighting) {
    try {
        const stored = await openSighted(source, sighting);
        if (stored === null)
            return "its record is not in the archive any more";
        const head = shownHead(stored.first);
        if (head === null)
            return "its record holds no final HTTP response";
        return contentOf(stored, head);
    }
    catch (error) {
        // Damage to a file is something to tell the reader, not a failure of the program.
        if (error instanceof IsochronError)
            return `its record cannot be read back: ${error.message}`;
        throw error;
    }
}
/** Content of a stored response, or why it cannot be decoded. */
export function contentOf({ first, pieces }, head) {
    const contentType = head.header("content-type");
    if (pieces !== null) {
        const codings = appliedCodings(head.headers);
        if (!Array.isArray(codings))
            return "its content coding is not supported";
        return { contentType, pieces: decodedPieces(payload(pieces(), head), codings, SHOW_LIMITS) };
    }
    const response = parseHttpResponse(first);
    const decoded = response.ok ? decodeContent(response.body, response.headers, SHOW_LIMITS) : null;
    if (decoded?.kind !== "ok")
        return "its content cannot be decoded";
    return { contentType, pieces: [decoded.content] };
}
/** By the place of its record; by its time where the record lies elsewhere now; else as the catalog finds it. */
async function openSighted({ index, warcs }, sighting) {
    const entries = (await index.lookup(sighting.url)).filter(({ url }) => url === sighting.url);
    const isAtPlace = ({ file, offset }) => sighting.records.some((ref) => ref.file === file && ref.offset === offset);
    const entry = entries.find(isAtPlace) ?? entries.find(({ at }) => at === sighting.times.sentAt);
    if (entry)
        return index.open(entry);
    const bytes = await warcs.read(sighting);
    return bytes && { first: bytes, pieces: null };
}
