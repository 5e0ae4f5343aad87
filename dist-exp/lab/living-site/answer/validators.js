// ETag and Last-Modified by habit, and when a conditional request gets 304 (RFC 9110 section 13).
import { createHash } from "node:crypto";
import { parseHttpDate } from "#formats/index.js";
import { instant } from "#model/index.js";
const YEAR_MS = 365 * 86_400_000;
/** The validators that a page's habit puts on a 200 response. */
export function validatorsOf(input) {
    const { page, version, body, madeAt, clock, startAt } = input;
    const now = clock.at(madeAt);
    // RFC 9110 section 8.8.2.1: never later than the Date.
    const modified = wholeSecond(Math.min(clock.at(version.fileTime), now));
    switch (page.habits.validators) {
        case "honest":
            return { etag: contentTag(page, body), lastModified: modified };
        case "missing":
            return { etag: null, lastModified: null };
        case "weak":
            return { etag: `W/"r${version.content.revision}"`, lastModified: null };
        case "mtime-size":
            return {
                etag: `"${(modified / 1000).toString(16)}-${body.length.toString(16)}"`,
                lastModified: modified,
            };
        case "date-as-modified":
            return { etag: null, lastModified: wholeSecond(now) };
        case "frozen":
            return { etag: null, lastModified: wholeSecond(clock.at(startAt) - YEAR_MS) };
        case "old-file-times":
            return { etag: null, lastModified: modified };
    }
}
// A strong tag promises equal bytes (RFC 9110 section 8.8.3), which compressing anew does not give.
function contentTag(page, body) {
    const tag = createHash("sha256").update(body).digest("hex").slice(0, 20);
    switch (page.habits.coding) {
        case "identity":
            return `"${tag}"`;
        case "gzip":
            return `"${tag}-gzip"`;
        case "regzip":
            return `W/"${tag}"`;
    }
}
function wholeSecond(ms) {
    return instant(Math.floor(ms / 1000) * 1000);
}
/** Whether the conditional request is answered with 304: If-None-Match first, else If-Modified-Since. */
export function isNotModified(headers, served) {
    const noneMatch = headers.get("if-none-match");
    if (noneMatch !== undefined) {
        const { etag } = served;
        if (etag === null)
            return false;
        if (noneMatch.trim() === "*")
            return true;
        return noneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
    }
    const since = parseHttpDate(headers.get("if-modified-since") ?? null);
    return served.lastModified !== null && since !== null && served.lastModified <= since;
}
// Weak comparison (RFC 9110 section 8.8.3.2).
function opaque(tag) {
    return tag.trim().replace(/^W\//, "");
}
