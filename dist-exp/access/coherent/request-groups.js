// Records of one address by the request that each answers. Scripts ask for one address in several ways (with an Accept,
// a field or a body of their own), each of which is a page of its own in the catalog; an index knows the address only.
import { distanceOf, orderByRequest, parsePageUrl, requestOf, } from "#model/index.js";
/** So many requests of one address are told apart; records of others are taken by their address. */
const MOST_PAGES = 40;
/** Groups them, the request that is nearest to the one asked first. */
export async function requestGroups(entries, query, { requestsTo, evidenceOf }) {
    const all = [{ page: null, entries, isOther: false }];
    if (requestsTo === undefined || entries.length === 0)
        return all;
    const asked = askedBy(query);
    const pages = [];
    for (const address of addressesOf(entries))
        pages.push(...(await requestsTo(address, asked)));
    if (pages.length === 0)
        return all;
    const held = orderByRequest(asked.fields, pages).slice(0, MOST_PAGES);
    const groups = [];
    let left = entries;
    for (const page of held) {
        const isOf = recordsOf((await evidenceOf(page)).looks);
        const own = left.filter(isOf);
        if (own.length > 0)
            groups.push({ page, entries: own, isOther: isOther(asked, page) });
        left = left.filter((entry) => !isOf(entry));
    }
    return inOrder(withPlain(groups, left, asked), query);
}
function askedBy({ request, fields = [] }) {
    if (request === undefined)
        return { method: "GET", fields, body: null };
    const { method, body } = request;
    return { method, fields, body: body.length === 0 ? null : body };
}
function addressesOf(entries) {
    return new Set(entries.map(({ url }) => parsePageUrl(url)).filter((url) => url !== null));
}
function recordsOf(looks) {
    const places = new Set(looks.flatMap(({ records }) => records.map((one) => `${one.offset} ${one.file}`)));
    return ({ file, offset }) => places.has(`${offset} ${file}`);
}
function isOther(asked, page) {
    return distanceOf(asked.fields, requestOf(page)?.fields ?? []).apart > 0;
}
/** What is left is of the plain page, or told by no look: it stands where a request without fields of its own does. */
function withPlain(groups, entries, { fields, method }) {
    if (entries.length === 0)
        return [...groups];
    const plain = { page: null, entries, isOther: method === "GET" && fields.length > 0 };
    const own = distanceOf(fields, []);
    const isNearer = ({ page }) => {
        const { apart, alike } = distanceOf(fields, requestOf(page)?.fields ?? []);
        return apart < own.apart || (apart === own.apart && alike > own.alike);
    };
    return [...groups.filter(isNearer), plain, ...groups.filter((group) => !isNearer(group))];
}
/** A record's own time is its address, by which lists name it: whoever asks for no more than that gets it. */
function inOrder(groups, query) {
    if (query.request !== undefined || (query.fields ?? []).length > 0)
        return [...groups];
    const isNamed = ({ entries }) => entries.some(({ at, url }) => at === query.at && url === query.url);
    return [...groups.filter(isNamed), ...groups.filter((group) => !isNamed(group))];
}
