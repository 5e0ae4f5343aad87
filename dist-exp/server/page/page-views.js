// Pictures of a page as a browser showed it at capture, as far as this reader may see them.
import { WithheldError } from "#access/index.js";
/** Captures that are asked for their pictures, the newest of those that looked at the page. */
const MOST_CAPTURES = 200;
/**
 * Where they lie, oldest first. They are found by the renderings that made them: those are told only to readers who may
 * see the page and all that it showed, which a picture's own name (`urn:view:…`) says nothing of.
 */
export async function viewsOfPage({ catalog, index }, url) {
    const looks = await catalog.sightings.ofPage(url);
    const captures = [...new Set(looks.map(({ captureId }) => captureId))].slice(-MOST_CAPTURES);
    const shown = await Promise.all(captures.map((id) => catalog.renderings.ofDocument(id, url)));
    const times = new Set(shown.flatMap((rendering) => rendering?.at ?? []));
    if (times.size === 0)
        return [];
    const target = `urn:view:${url}`;
    const entries = await index.lookup(target).catch(orNone);
    return entries.filter((entry) => entry.url === target && times.has(entry.at));
}
/** A reader who may see other versions of the page is told of no picture. */
function orNone(error) {
    if (error instanceof WithheldError)
        return [];
    throw error;
}
