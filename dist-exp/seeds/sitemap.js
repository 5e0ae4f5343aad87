// Sitemaps (sitemaps.org protocol 0.9): URL sets, indexes of sitemaps, and plain lists of URLs.
import { readElements } from "#formats/index.js";
import { CHANGE_FREQS } from "#model/index.js";
import { parseSourceDate } from "./source-dates.js";
import { Entries, LEADS_NOWHERE } from "./source-list.js";
const DEFAULT_PRIORITY = 0.5;
/** Reads a sitemap in XML; entries of an index are further lists. Pages of higher priority come first. */
export function parseSitemap(xml, base) {
    const pages = new Entries();
    const sitemaps = new Entries();
    let fields = new Map();
    readElements(xml, {
        close(name, path, text) {
            const parent = path.at(-1);
            // Only direct children: image and video extensions have a loc of their own.
            if (parent === "url" || parent === "sitemap")
                fields.set(name, text);
            if (name === "url" && parent === "urlset")
                pages.add(fields.get("loc") ?? "", base, (url) => rankedPage(url, fields));
            if (name === "sitemap" && parent === "sitemapindex")
                sitemaps.add(fields.get("loc") ?? "", base, (url) => ({
                    url,
                    changedAt: parseSourceDate(fields.get("lastmod") ?? ""),
                }));
            if (name === "url" || name === "sitemap")
                fields = new Map();
        },
    });
    const further = sitemaps.all.map(({ url }) => url);
    return {
        kind: further.length > 0 ? "sitemap-index" : "sitemap",
        pages: byPriority(pages.all),
        further,
        furtherChanged: new Map(sitemaps.all.flatMap(({ url, changedAt }) => (changedAt === null ? [] : [[url, changedAt]]))),
        problem: pages.problem ?? sitemaps.problem,
    };
}
/** Reads a sitemap that is a plain list, one URL per line; lines that are none are passed over. */
export function parseTextSitemap(text) {
    const pages = new Entries();
    for (const line of text.split(/\r\n|\r|\n/))
        // Without a base: relative lines are no entries, the protocol asks for full addresses.
        if (/^\s*https?:\/\//i.test(line))
            pages.add(line, line.trim(), (url) => ({
                url,
                hint: { changeFreq: null, lastModified: null, source: "sitemap" },
            }));
    return { kind: "sitemap", pages: pages.all, ...LEADS_NOWHERE, problem: pages.problem };
}
function rankedPage(url, fields) {
    const changeFreq = (fields.get("changefreq") ?? "").toLowerCase();
    const priority = /^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/.exec(fields.get("priority") ?? "")?.[0];
    return {
        url,
        hint: {
            changeFreq: CHANGE_FREQS.includes(changeFreq) ? changeFreq : null,
            lastModified: parseSourceDate(fields.get("lastmod") ?? ""),
            source: "sitemap",
        },
        priority: priority === undefined ? DEFAULT_PRIORITY : Number(priority),
    };
}
function byPriority(pages) {
    return [...pages].sort((a, b) => b.priority - a.priority).map(({ url, hint }) => ({ url, hint }));
}
