// News as an Atom feed (RFC 4287).
import { oneLine, xmlText } from "#formats/index.js";
import { instant, toIso } from "#model/index.js";
import { newsLinks, siteLink } from "./news-links.js";
/** The media type of a feed. */
export const ATOM_TYPE = "application/atom+xml; charset=utf-8";
const NAMESPACE = "http://www.w3.org/2005/Atom";
const MOST_TITLE_CHARS = 300;
const MOST_SUMMARY_CHARS = 1000;
/** A feed must say when it changed (section 4.1.1); one without news has not. */
const NEVER = instant(0);
/** The feed of these news, in the order given; every id is that of its event, for ever (section 4.2.6). */
export function atomFeed(items, { site, room, self }) {
    const updated = items.reduce((latest, { at }) => (at > latest ? at : latest), NEVER);
    const title = site === null ? "News of all sites under watch" : `News of ${site}`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="${NAMESPACE}">
<id>${xmlText(feedId(site))}</id>
<title>${line(title, MOST_TITLE_CHARS)}</title>
<updated>${toIso(updated)}</updated>
<author><name>Isochron</name></author>
<generator>Isochron</generator>
<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>
<link rel="alternate" type="text/html" href="${xmlText(siteLink(site, room))}"/>
${items.map((item) => entryXml(item, room)).join("")}</feed>
`;
}
/** The same wherever the feed is served from. */
function feedId(site) {
    return site === null
        ? "urn:isochron:feed:all"
        : `urn:isochron:feed:site:${encodeURIComponent(site.replace(/\p{Surrogate}/gu, "\ufffd"))}`;
}
function entryXml(item, room) {
    const { diff, proof } = newsLinks(item, room);
    const terms = [item.kind, ...(item.verdict === null ? [] : [item.verdict])];
    return `<entry>
<id>${xmlText(item.id)}</id>
<title>${line(item.title, MOST_TITLE_CHARS)}</title>
<updated>${toIso(item.at)}</updated>
<published>${toIso(item.at)}</published>
<link rel="alternate" type="text/html" href="${xmlText(diff)}"/>
<link rel="related" type="text/html" title="What is known and proved" href="${xmlText(proof)}"/>
${item.url === null ? "" : `<link rel="via" href="${xmlText(item.url)}"/>\n`}${terms.map((term) => `<category term="${xmlText(term)}"/>\n`).join("")}<summary type="text">${line(item.summary, MOST_SUMMARY_CHARS)}</summary>
</entry>
`;
}
/** Words from the web are text and nothing else: no markup of theirs is ever given on. */
function line(text, mostChars) {
    // An element of Atom must not be without a title.
    return xmlText(oneLine(text, mostChars) || "(without words)");
}
