import { contentLinks } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
/** What leads nowhere. */
export const NO_LINKS = { pages: [], requisites: [] };
/** Finds the links of a captured response; requisites lead to requisites only, so that they are not followed. */
export function linksOf(page, { outcome, content }) {
    if (outcome.kind !== "captured" || content === null)
        return NO_LINKS;
    const { status, location, contentType } = outcome.identity;
    if (status >= 300 && status < 400)
        return redirectTarget(page, location);
    if (status >= 400)
        return NO_LINKS;
    const links = contentLinks(content, contentType, page.url);
    if (links === null)
        return NO_LINKS;
    const { documents, requisites } = links;
    return asPages(page, page.kind === "requisite" ? [] : documents, requisites);
}
/** A hop and its target are separate pages, of the same kind and depth; a requisite is not there without its target. */
function redirectTarget(page, location) {
    const url = location === null ? null : parsePageUrl(location, page.url);
    if (url === null)
        return NO_LINKS;
    const requisites = page.kind === "requisite" && url !== page.url ? [url] : [];
    return { pages: [{ url, kind: page.kind, depth: page.depth }], requisites };
}
function asPages(page, documents, requisites) {
    const depth = page.depth + 1;
    return {
        pages: [
            ...requisites.map((url) => ({ url, kind: "requisite", depth })),
            ...documents.map((url) => ({ url, kind: "document", depth })),
        ],
        requisites,
    };
}
