// A page scrubbed: what a reader sees of it, without what the rules say varies by itself. No region learned from
// sightings plays a part: a scrubbed comparison may rest only on rules fixed before the visits (docs/evidence.md, scrubbing rules).
import { decodeText, findHtmlUrls, sha256Digest } from "#formats/index.js";
import { elementsOf } from "../page/page-model.js";
import { readPage } from "../page/read-page.js";
import { isScriptBuilt } from "../script-built.js";
/**
 * Digest of all text, links, images and the title in reading order, scrubbed; `null` for what cannot be read, or what
 * scripts build. Hidden parts count, frames and the images of a choice too: what some reader may see must not differ.
 */
export function scrubbedDigest(content, options) {
    const contentType = options.contentType ?? null;
    if (isScriptBuilt(content, contentType))
        return null;
    const page = readPage(content, { ...options, withHidden: true });
    if (page.form === "binary")
        return null;
    const lines = elementsOf(page).map(({ kind, value }) => `${kind} ${value}`);
    if (page.form === "html")
        lines.push(...embeddedIn(decodeText(content, contentType).text));
    return sha256Digest(Buffer.from(lines.join("\n")));
}
/** Frames and image candidates, which are no elements of the page model. */
function embeddedIn(html) {
    return findHtmlUrls(html)
        .filter(({ role, syntax }) => role === "frame" || syntax === "srcset")
        .map(({ value }) => `embedded ${value}`);
}
