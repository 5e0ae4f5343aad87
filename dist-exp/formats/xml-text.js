// Text inside XML, and text from the web on one line: nothing of it can break out of its place.
/** Text between tags, or in an attribute of double quotes; what may not stand in XML 1.0 (section 2.2) is shown as such. */
export function xmlText(text) {
    return text
        .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("\r", "&#13;");
}
/** Marks that turn the direction of what follows: in a list of many pages they would turn the words of others. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** A text as one line of at most so many characters: no control characters, no halves of surrogate pairs. */
export function oneLine(text, mostChars) {
    // Cut generously first: what a page says may be megabytes, and most of it spaces.
    const line = text
        .slice(0, 8 * mostChars)
        .replace(DIRECTIONS, "")
        .replace(/\p{Surrogate}/gu, "\ufffd")
        .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
        .trim();
    return line.length > mostChars ? `${line.slice(0, mostChars - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
