// A stored version of a page with the layout that a browser gave it when it was captured, where one did.
import { parseHttpResponse, readLayout } from "#formats/index.js";
import { nearestEntry, versionFromArchive } from "./archived-version.js";
import { WithheldError } from "../rules/withheld.js";
/** No record of a layout is longer, packed or not. */
const MOST_RECORD_BYTES = 1024 * 1024;
/** Reads the page that an entry points to, and its layout; `entries` are all of the page. */
export async function laidVersion(index, entries, entry) {
    const version = await versionFromArchive(index, entry);
    const layout = await layoutOf(index, entries, entry);
    return layout === null ? version : { ...version, layout };
}
/** Of the very bytes: it was made when one of the looks that showed them was shown in a browser. */
async function layoutOf(index, entries, { url, at, digest }) {
    if (digest === null)
        return null;
    const same = entries.filter((one) => one.url === url && one.digest === digest);
    const shown = new Set(same.map((one) => one.at));
    const kept = await index.lookup(`urn:layout:${url}`).catch(orNone);
    const own = kept.filter((one) => one.recordType === "resource" && shown.has(one.at) && one.length <= MOST_RECORD_BYTES);
    const nearest = nearestEntry(own, at);
    if (nearest === null)
        return null;
    const response = parseHttpResponse((await index.read(nearest)).httpBytes);
    return response.ok ? readLayout(response.body) : null;
}
function orNone(error) {
    if (error instanceof WithheldError)
        return [];
    throw error;
}
