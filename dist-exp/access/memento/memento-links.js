// Links between an original, its TimeGate, its TimeMaps and its mementos (RFC 7089 section 2.2), written as web links
// (RFC 8288 section 3).
import { formatHttpDate } from "#formats/index.js";
import { replayPath } from "../replay-address.js";
import { isSame } from "./memento-list.js";
/** The forms in which a TimeMap is given. */
export const TIMEMAP_FORMS = {
    link: "application/link-format",
    json: "application/json",
    cdxj: "application/cdxj+ors",
};
/** One web link; what is not a character of addresses must neither end it nor reach a header (RFC 3986 section 2). */
export function webLink(address, attributes) {
    let link = `<${encodeOthers(address)}>`;
    for (const name in attributes)
        link += `; ${name}="${attributes[name]}"`;
    return link;
}
/** The address with everything but visible ASCII, and what brackets and quotes it, escaped. */
function encodeOthers(address) {
    return address.replace(/[^\x21-\x7e]+|[<>"\\^`{|}]/gu, (text) => [...Buffer.from(text, "utf8")]
        .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
        .join(""));
}
/** The address of a memento. */
export function mementoAddress(base, memento) {
    return encodeOthers(replayPath(base, memento));
}
/** The address of the TimeGate of an original. */
export function timeGateAddress(gates, url) {
    return encodeOthers(`${gates}/timegate/${url}`);
}
/** The address of a page of a TimeMap; the first has no number. */
export function timeMapAddress(gates, form, url, page = 1) {
    return encodeOthers(`${gates}/timemap/${form}/${page === 1 ? "" : `${page}/`}${url}`);
}
/** One memento as a link. */
export function mementoLink(base, memento, relations) {
    const rel = [...relations, "memento"].join(" ");
    return webLink(replayPath(base, memento), { rel, datetime: formatHttpDate(memento.at) });
}
/** A memento as it is shown at a moment: under an address of that moment, with the date of its own capture. */
export function momentLink(base, memento, moment) {
    const address = replayPath(base, { url: memento.url, at: moment });
    return webLink(address, { rel: "memento", datetime: formatHttpDate(memento.at) });
}
/** From the oldest memento to the newest. */
export function spanAttributes(from, until) {
    return { from: formatHttpDate(from), until: formatHttpDate(until) };
}
/** The `Link` of a memento, or of a TimeGate that has chosen it. */
export function linksOf({ original, mementos, memento }, { base, gates }, isGate = false) {
    const links = [webLink(original, { rel: "original" })];
    if (gates !== null && !isGate)
        links.push(webLink(timeGateAddress(gates, original), { rel: "timegate" }));
    const [first, last] = [mementos[0] ?? memento, mementos.at(-1) ?? memento];
    if (gates !== null)
        links.push(webLink(timeMapAddress(gates, "link", original), {
            rel: "timemap",
            type: TIMEMAP_FORMS.link,
            ...spanAttributes(first.at, last.at),
        }));
    for (const [near, relations] of neighbours(mementos, memento))
        links.push(mementoLink(base, near, relations));
    return links.join(", ");
}
/** First, previous, chosen, next and last, each once with all that it is (RFC 7089 section 2.2.4). */
function neighbours(mementos, memento) {
    const at = mementos.findIndex((one) => isSame(one, memento));
    if (at < 0)
        return [[memento, []]];
    const last = mementos.length - 1;
    const places = [0, at - 1, at, at + 1, last].filter((i, n, all) => i >= 0 && i <= last && all.indexOf(i) === n);
    return places.sort((a, b) => a - b).map((i) => [mementos[i], relationsOf(i, at, last)]);
}
function relationsOf(i, at, last) {
    const relations = [];
    if (i === 0)
        relations.push("first");
    if (i === at - 1)
        relations.push("prev");
    if (i === at + 1)
        relations.push("next");
    if (i === last)
        relations.push("last");
    return relations;
}
