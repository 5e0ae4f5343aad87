// The feeds that a page names in its head (RSS autodiscovery, RFC 4287 section 7.1 and the HTML standard 4.6.7.1).
import { decodeAttribute } from "#formats/html/character-references.js";
import { decodeText } from "#formats/html/charset.js";
import { readTags } from "#formats/html/html-tags.js";
import { parsePageUrl } from "#model/index.js";
/** What stands behind this is no head any more. */
const SEARCHED_BYTES = 256 * 1024;
const MAX_FEEDS = 10;
const FEED_TYPES = new Set(["application/rss+xml", "application/atom+xml", "application/rdf+xml"]);
const READ = new Set(["link", "base"]);
/** Addresses of the feeds, in the order of the source, each once. */
export function feedLinks(content, contentType, pageUrl) {
    const { text } = decodeText(content.subarray(0, SEARCHED_BYTES), contentType);
    if (!/<link/i.test(text))
        return [];
    const finder = new FeedFinder(text);
    readTags(text, finder);
    const base = parsePageUrl(finder.base ?? "", pageUrl) ?? pageUrl;
    const urls = finder.hrefs.flatMap((href) => parsePageUrl(href.trim(), base) ?? []);
    return [...new Set(urls)];
}
class FeedFinder {
    hrefs = [];
    base = null;
    #html;
    #isOver = false;
    #name = "";
    #attributes = new Map();
    constructor(html) {
        this.#html = html;
    }
    isDone() {
        return this.#isOver || this.hrefs.length >= MAX_FEEDS;
    }
    isInForeignContext() {
        return false;
    }
    onOpenTag(name) {
        this.#name = name;
        this.#attributes = new Map();
        this.#isOver = name === "body";
    }
    onAttribute(name, start, end) {
        if (READ.has(this.#name) && !this.#attributes.has(name))
            this.#attributes.set(name, decodeAttribute(this.#html, start, end).text);
    }
    onOpenTagEnd() {
        const href = this.#attributes.get("href");
        if (href === undefined)
            return;
        if (this.#name === "base")
            this.base ??= href;
        if (this.#name === "link" && this.#isFeed())
            this.hrefs.push(href);
    }
    onCloseTag() {
        // Only beginnings of elements name anything.
    }
    #isFeed() {
        const rel = (this.#attributes.get("rel") ?? "").toLowerCase().split(/[\t\n\f\r ]+/);
        const type = (this.#attributes.get("type") ?? "").split(";", 1)[0].trim().toLowerCase();
        return rel.includes("alternate") && FEED_TYPES.has(type);
    }
}
