// One downloaded list of URLs, whatever it turns out to be: decompressed, decoded and read within bounds.
import { decodeContent, decodeText } from "#formats/index.js";
import { parseFeed } from "./feed.js";
import { parseOaiList } from "./oai-pmh.js";
import { parseSitemap, parseTextSitemap } from "./sitemap.js";
import { LEADS_NOWHERE } from "./source-list.js";
/** The sitemap protocol's own limit for one file, decompressed. */
const MAX_SOURCE_BYTES = 50 * 1024 * 1024;
const MAX_RATIO = 200;
/** How far into a document its root element is looked for. */
const ROOT_CHARS = 4096;
/** Reads a list by its content, not by its name; `problem` when it is none that we know. */
export function readSource(bytes, contentType, url) {
    const content = unzipped(bytes);
    if (typeof content === "string")
        return nothing(content);
    const isLong = content.length > MAX_SOURCE_BYTES;
    const { text } = decodeText(content.subarray(0, MAX_SOURCE_BYTES), contentType);
    const list = readText(text.replace(/^[\ufeff\s]+/, ""), url);
    return isLong ? { ...list, problem: list.problem ?? "longer than 50 MiB; the rest was not read" } : list;
}
function readText(text, url) {
    if (!text.startsWith("<"))
        return parseTextSitemap(text);
    switch (rootOf(text)) {
        case "urlset":
        case "sitemapindex":
            return parseSitemap(text, url);
        case "rss":
        case "rdf":
        case "feed":
            return parseFeed(text, url);
        case "oai-pmh":
            return parseOaiList(text, url);
        default:
            return nothing("neither sitemap nor feed nor OAI-PMH list");
    }
}
/** The first element's local name, past declarations, comments and processing instructions. */
function rootOf(text) {
    const head = text.slice(0, ROOT_CHARS).replace(/<!--.*?(?:-->|$)|<[?!][^>]*(?:>|$)/gs, "");
    return (/<(?:[\w.-]{1,64}:)?([\w.-]{1,64})[\s>/]/.exec(head)?.[1] ?? "").toLowerCase();
}
/** Sitemaps are often compressed files, which no Content-Encoding tells of. */
function unzipped(bytes) {
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
        return bytes;
    const decoded = decodeContent(bytes, [["content-encoding", "gzip"]], {
        maxOutputBytes: MAX_SOURCE_BYTES,
        maxRatio: MAX_RATIO,
    });
    return decoded.kind === "ok" ? decoded.content : `cannot be decompressed (${decoded.kind})`;
}
function nothing(problem) {
    return { kind: "sitemap", pages: [], ...LEADS_NOWHERE, problem };
}
