// Pictures that a browser's view left in the archive, as they are sent to readers.
import { parseHttpResponse } from "#formats/index.js";
/** The picture of a record; `null` where it holds none. */
export async function readPicture(index, entry) {
    const { httpBytes } = await index.read(entry);
    const bytes = bodyOf(httpBytes);
    const type = pictureType(bytes);
    return type === null ? null : { type, bytes };
}
/** By its first bytes, whatever its record says: nothing else leaves here as a picture. */
function pictureType(bytes) {
    const begins = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
    if (begins.startsWith("\x89PNG\r\n\x1a\n"))
        return "image/png";
    if (begins.startsWith("\xff\xd8\xff"))
        return "image/jpeg";
    return begins.startsWith("RIFF") && begins.endsWith("WEBP") ? "image/webp" : null;
}
/** A resource is stored without a head, and read as an answer that has one. */
function bodyOf(httpBytes) {
    const response = parseHttpResponse(httpBytes);
    return response.ok ? response.body : new Uint8Array();
}
