// The captures among which one is chosen: by address, or, for what was sent with a body, by that too.
import { requestKeyUrl } from "#formats/urls/request-query.js";
import { addressOf, requestOf } from "#model/index.js";
import { looseMatch } from "./loose-match.js";
/** A page of the catalog as it is looked up: by its address, and by what else it asks. */
export function lookedUpAs(page) {
    const own = requestOf(page);
    if (own === null)
        return { url: page };
    const { method, fields, body } = own;
    const contentType = fields.find(([name]) => name === "content-type")?.[1] ?? "";
    const request = { method, contentType, body: body ?? new Uint8Array() };
    return { url: addressOf(page), fields, ...(method !== "GET" && { request }) };
}
/** Finds them; what is not exactly as asked for is said in a header. */
export async function foundEntries(index, { url, request, isLoose = false }) {
    const key = request === undefined ? url : requestKeyUrl(url, request);
    const entries = await index.lookup(key);
    if (entries.length > 0 || !isLoose)
        return { entries, said: [] };
    const loose = await looseMatch(index, key);
    if (loose === null)
        return { entries, said: [] };
    const words = `without ${loose.passedOver.join(" ")}`;
    return { entries: loose.entries, said: [["x-isochron-matched", words]] };
}
