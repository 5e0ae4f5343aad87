import { decodeText } from "./charset.js";
const LONGEST_BYTES = 200_000;
/** The text without what differs at every request: the address itself, numbers and tokens. */
export function missingPageText(url, content, contentType) {
    const { text } = decodeText(content.subarray(0, LONGEST_BYTES), contentType);
    const { pathname, search } = new URL(url);
    return [url, pathname + search, pathname.slice(1)]
        .filter((part) => part.length > 1)
        .reduce((left, part) => left.replaceAll(part, ""), text)
        .replace(/[\da-f]{8,}|\d+/gi, "");
}
