// Pictures that steps took while a document was captured: which of them readers are shown, and where.
import { WithheldError } from "#access/index.js";
import { isPageUrl } from "#model/index.js";
/** As files of steps have them, with a number where a step was repeated; what is called otherwise is none of ours. */
const NAME = /^[a-z0-9][a-z0-9-]{0,49}$/;
const CAPTURE = /^[\w.-]{1,100}$/;
/** So many are looked for. */
const MOST_NAMED = 100;
/** A view has some hundred kilobytes; what is longer is none of ours. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Those of a document that are held; what was shown after a secret was filled in is in no index, and so not here. */
export async function heldPictures({ index }, capture, rendering) {
    if (!CAPTURE.test(capture))
        return null;
    const all = new Set(rendering.steps?.flatMap(({ pictures }) => pictures).filter((one) => NAME.test(one)));
    const names = [];
    for (const name of [...all].slice(0, MOST_NAMED))
        if ((await entryOf(index, rendering, name)) !== null)
            names.push(name);
    return names.length === 0 ? null : { capture, url: rendering.document, names };
}
/**
 * Where a picture lies. It is found by the rendering that made it: that is told only to readers who may see the document
 * and all that it showed.
 */
export async function pictureEntry({ catalog, index }, { capture, name, url }) {
    const shown = await catalog.renderings.ofDocument(capture, url);
    const isItsOwn = shown?.steps?.some(({ pictures }) => pictures.includes(name)) === true;
    return isItsOwn ? entryOf(index, shown, name) : null;
}
async function entryOf(index, { document, at }, name) {
    const entries = await index.lookup(`urn:step-${name}:${document}`).catch((error) => {
        if (error instanceof WithheldError)
            return [];
        throw error;
    });
    const own = entries.find((entry) => entry.at === at && entry.recordType === "resource");
    return own !== undefined && own.length <= MOST_BYTES ? own : null;
}
/** Its address on the access origin, below the secret. */
export function stepPicturePath({ capture, url }, name) {
    return `/step-picture/${capture}/${name}/${url}`;
}
/** What follows `/step-picture/`; `null` where it is no such address. */
export function parseStepPicture(rest) {
    const [, capture = "", name = "", url = ""] = /^([^/]+)\/([^/]+)\/(https?:\/\/.*)$/s.exec(rest) ?? [];
    return CAPTURE.test(capture) && NAME.test(name) && isPageUrl(url) ? { capture, name, url } : null;
}
