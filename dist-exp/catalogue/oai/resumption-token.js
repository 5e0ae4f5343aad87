// Resumption tokens hold all that a list is: nothing is kept for a harvester, and none expires. What comes back is
// believed no more than any other argument.
import { instant } from "#model/index.js";
/** Writes a token: text that may stand in a query as it is. */
export function writeToken({ verb, from, until, set, place, cursor }) {
    const where = place === null ? null : [place.datestamp, place.capture, place.pages];
    const members = [verb, from ?? null, until ?? null, set ?? null, where, cursor];
    return Buffer.from(JSON.stringify(members)).toString("base64url");
}
/** Reads a token; `null` for what is none. */
export function readToken(text) {
    const members = membersOf(text);
    if (members?.length !== 6)
        return null;
    const [verb, from, until, set, where, cursor] = members;
    const place = where === null ? null : placeOf(where);
    if (place === undefined || !isNumber(cursor) || typeof verb !== "string")
        return null;
    if (![from, until, set].every((value) => value === null || typeof value === "string"))
        return null;
    return {
        verb: verb,
        ...(from !== null && { from: from }),
        ...(until !== null && { until: until }),
        ...(set !== null && { set: set }),
        place,
        cursor,
    };
}
function membersOf(text) {
    if (!/^[A-Za-z0-9_-]{1,8192}$/.test(text))
        return null;
    try {
        const value = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
        return Array.isArray(value) ? value : null;
    }
    catch {
        return null;
    }
}
function placeOf(where) {
    if (!Array.isArray(where) || where.length !== 3)
        return undefined;
    const [datestamp, capture, pages] = where;
    if (!isNumber(datestamp) || datestamp > 8.64e15 || typeof capture !== "string" || !isNumber(pages))
        return undefined;
    return { datestamp: instant(datestamp), capture, pages };
}
function isNumber(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
