import { decodeText, mediaType } from "./charset.js";
import { manifestImages } from "./manifest-urls.js";
import { isAddress } from "./import-map.js";
import { moduleSpecifiers } from "./module-imports.js";
import { MAX_PAGE_LINKS, pageLinks, resolveLinks, styleSheetLinks } from "./page-links.js";
const READ = new Set(["text/html", "application/xhtml+xml", "text/css"]);
const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/** Whether a content of this type, at this address, is read for links. */
export function mayHoldLinks(contentType, url) {
    const type = mediaType(contentType);
    return type !== null && (READ.has(type) || SCRIPT_TYPE.test(type) || isManifest(type, url));
}
/** The links and requisites of any content; `null` for what has none by its type. */
export function contentLinks(content, contentType, url) {
    if (!mayHoldLinks(contentType, url))
        return null;
    const type = mediaType(contentType);
    const text = () => decodeText(content, contentType).text;
    if (type === "text/css")
        return needing(styleSheetLinks(text(), url));
    if (READ.has(type))
        return htmlLinks(content, contentType, url);
    if (SCRIPT_TYPE.test(type))
        return needing(scriptLinks(text(), url));
    return needing(resolveLinks(manifestImages(text()), url));
}
/** Modules that a script at the given address imports; names without an address are for the page's import map. */
function scriptLinks(script, url) {
    const specifiers = moduleSpecifiers(script).map(({ value }) => value);
    return resolveLinks(specifiers.filter(isAddress), url);
}
function htmlLinks(content, contentType, url) {
    const { text, charset } = decodeText(content, contentType);
    const isXml = mediaType(contentType) === "application/xhtml+xml";
    return pageLinks(text, url, MAX_PAGE_LINKS, { charset, isXml });
}
/** Many servers send a manifest as any JSON: then its name tells. */
function isManifest(type, url) {
    if (type === "application/manifest+json")
        return true;
    const isJson = type === "application/json" || type === "text/json";
    return isJson && /(?:\.webmanifest|manifest\.json)$/i.test(url.split("?", 1)[0]);
}
function needing(requisites) {
    return { documents: [], requisites, title: null };
}
