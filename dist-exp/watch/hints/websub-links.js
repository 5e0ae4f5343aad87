// Which hubs tell of changes to a feed (W3C Recommendation WebSub, section 4: discovery), by Link fields and by elements.
import { decodeText, readElements } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
const MOST_HUBS = 4;
const MOST_LINKS = 100;
/** Links of the feed itself stand before its items. */
const SEARCHED_BYTES = 256 * 1024;
const ITEMS = new Set(["item", "entry"]);
/** Reads them; Link fields count before elements, and a feed without `self` is called as it was asked for. */
export function hubsOf(content, contentType, { url, links }) {
    const all = [...links.flatMap(linksInField), ...linksInFeed(content, contentType)];
    const named = (rel) => all.flatMap((link) => link.rel.toLowerCase().split(/\s+/).includes(rel) ? (parsePageUrl(link.href.trim(), url) ?? []) : []);
    return { topic: named("self")[0] ?? url, hubs: [...new Set(named("hub"))].slice(0, MOST_HUBS) };
}
/** RFC 8288 section 3, as far as relations go: `<address>; rel="hub self", <…>`. */
function linksInField(field) {
    const links = [...field.slice(0, 16_384).matchAll(/<([^<>]{1,4096})>([^<]{0,1024})/g)].slice(0, MOST_LINKS);
    return links.map((match) => {
        const rel = /;\s{0,9}rel\s{0,9}=\s{0,9}(?:"([^"]{0,256})"|([^\s;,"]{1,256}))/i.exec(match[2]);
        return { href: match[1], rel: rel?.[1] ?? rel?.[2] ?? "" };
    });
}
function linksInFeed(content, contentType) {
    const { text } = decodeText(content.subarray(0, SEARCHED_BYTES), contentType);
    const links = [];
    readElements(text, {
        open(name, path, attributes) {
            const href = attributes.get("href");
            if (name !== "link" || href === undefined || path.some((above) => ITEMS.has(above)))
                return;
            if (links.length < MOST_LINKS)
                links.push({ href, rel: attributes.get("rel") ?? "" });
        },
        close: () => undefined,
    });
    return links;
}
