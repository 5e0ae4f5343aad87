// Feeds: RSS 0.9 to 2.0 and Atom (RFC 4287). Their items are pages, their dates hints of change.
import { readElements } from "#formats/index.js";
import { parseSourceDate } from "./source-dates.js";
import { Entries, LEADS_NOWHERE } from "./source-list.js";
const ITEMS = new Set(["item", "entry"]);
const DATES = new Set(["pubdate", "updated", "published", "date", "modified"]);
/** Reads a feed; an item's newest date is its last change. */
export function parseFeed(xml, base) {
    const pages = new Entries();
    let item = newItem();
    let guidIsLink = true;
    readElements(xml, {
        open(name, path, attributes) {
            if (ITEMS.has(name))
                item = newItem();
            if (!ITEMS.has(path.at(-1) ?? ""))
                return;
            // RFC 4287 section 4.2.7.2: a link without a relation is an alternate.
            if (name === "link" && (attributes.get("rel") ?? "alternate") === "alternate")
                item.link ??= attributes.get("href") ?? null;
            if (name === "guid")
                guidIsLink = attributes.get("ispermalink")?.toLowerCase() !== "false";
        },
        close(name, path, text) {
            if (ITEMS.has(path.at(-1) ?? "") && (name !== "guid" || guidIsLink))
                takeField(item, name, text);
            if (!ITEMS.has(name))
                return;
            const { link, guid, dates } = item;
            const lastModified = dates.length === 0 ? null : Math.max(...dates);
            const address = link ?? guid;
            if (address !== null)
                pages.add(address, base, (url) => ({
                    url,
                    hint: { changeFreq: null, lastModified, source: "feed" },
                }));
            item = newItem();
        },
    });
    return { kind: "feed", pages: pages.all, ...LEADS_NOWHERE, problem: pages.problem };
}
function newItem() {
    return { link: null, guid: null, dates: [] };
}
function takeField(item, name, text) {
    if (name === "link" && text !== "")
        item.link ??= text;
    if (name === "guid" && /^https?:\/\//i.test(text))
        item.guid ??= text;
    const date = DATES.has(name) && item.dates.length < 8 ? parseSourceDate(text) : null;
    if (date !== null)
        item.dates.push(date);
}
