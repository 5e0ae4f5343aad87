// An answer without what it sets for one visitor alone.
import { parseHttpResponse } from "#formats/index.js";
/** Takes the Set-Cookie fields out of an answer's head. */
export function withoutCookies({ responseBytes, spooled, }) {
    const read = parseHttpResponse(responseBytes);
    const headEnd = read.ok ? read.headerEnd : 0;
    const head = Buffer.from(responseBytes.subarray(0, headEnd)).toString("latin1");
    // A field may go on in the next line, which then begins with a blank (RFC 9112 5.2).
    const kept = Buffer.from(head.replace(/^set-cookie[ \t]*:.*\r?\n(?:[ \t].*\r?\n)*/gim, ""), "latin1");
    if (kept.length === headEnd)
        return { bytes: spooled ?? responseBytes, leftOut: null };
    const leftOut = "Set-Cookie";
    if (!spooled)
        return { bytes: Buffer.concat([kept, responseBytes.subarray(headEnd)]), leftOut };
    const sizeBytes = spooled.sizeBytes - headEnd + kept.length;
    return { bytes: { sizeBytes, read: () => withHead(kept, spooled.read(), headEnd) }, leftOut };
}
async function* withHead(head, pieces, skip) {
    yield head;
    let missing = skip;
    for await (const piece of pieces) {
        if (missing < piece.length)
            yield piece.subarray(missing);
        missing = Math.max(0, missing - piece.length);
    }
}
