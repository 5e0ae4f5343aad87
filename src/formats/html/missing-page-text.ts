// What a host shows for pages that do not exist, made comparable: two such answers differ in their address and in tokens.
import type { PageUrl } from "#model/index.js";
import { decodeText } from "./charset.js";

const LONGEST_BYTES = 200_000;

/** The text without what differs at every request: the address itself, numbers and tokens. */
export function missingPageText(url: PageUrl, content: Uint8Array, contentType: string | null): string {
  const { text } = decodeText(content.subarray(0, LONGEST_BYTES), contentType);
  const { pathname, search } = new URL(url);
  return [url, pathname + search, pathname.slice(1)]
    .filter((part) => part.length > 1)
    .reduce((left, part) => left.replaceAll(part, ""), text)
    .replace(/[\da-f]{8,}|\d+/gi, "");
}
