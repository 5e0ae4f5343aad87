// Names by which catalogues know captures and pages: the same wherever an archive is served, and read back exactly.
import { parsePageUrl } from "#model/index.js";
const CAPTURE = "urn:isochron:capture:";
const PAGE = ":page:";
/** The name of a capture. */
export function captureName(captureId) {
    return `${CAPTURE}${captureId}`;
}
/** The name of a page as a capture holds it. */
export function pageName(captureId, url) {
    return `${CAPTURE}${captureId}${PAGE}${encodeURIComponent(url)}`;
}
/** What a name stands for; `null` when it is none of ours. */
export function readName(name) {
    const [, capture, page] = /^urn:isochron:capture:([A-Za-z0-9][A-Za-z0-9._-]{0,127})(?::page:(.+))?$/s.exec(name) ?? [];
    if (capture === undefined)
        return null;
    if (page === undefined)
        return { capture, url: null };
    const url = decoded(page);
    // Only the spelling that we give out: one page has one name.
    return url !== null && pageName(capture, url) === name ? { capture, url } : null;
}
function decoded(text) {
    try {
        const url = decodeURIComponent(text);
        return parsePageUrl(url) === url ? url : null;
    }
    catch {
        return null;
    }
}
