// What a stored response needs to be shown, read off its own bytes: the version that is shown decides, not another.
import { IsochronError } from "#errors.js";
import { contentLinks, decodeContent, mayHoldLinks, mediaType, parseHttpResponse, SHOW_LIMITS, } from "#formats/index.js";
import { isShowable } from "#access/index.js";
import { parsePageUrl } from "#model/index.js";
import { amongFew } from "../turns.js";
/** Of one response no more are looked up: somebody waits for the page. */
const MOST_NEEDS = 250;
/** Longer ones are not read for their parts while others are being served. */
const MOST_CONTENT_BYTES = 2 * 1024 * 1024;
const MOST_KEPT = 256;
/** Of records that name nothing only this one fact is kept. */
const MOST_KNOWN = 8_192;
const NOTHING = { needs: [], title: null, isWhole: true, isReadable: true };
const UNKNOWN = { ...NOTHING, isWhole: false };
const UNREADABLE = { ...UNKNOWN, isReadable: false };
/** Reads needs, and keeps those of the records asked for last. */
export class RecordReader {
    #index;
    #kept = new Map();
    #showable = new Map();
    constructor(index) {
        this.#index = index;
    }
    /** What a record needs; pictures and the like are not even opened. */
    async needsOf(entry) {
        const url = parsePageUrl(entry.url);
        if (url === null)
            return UNKNOWN;
        if (isBare(entry, url))
            return NOTHING;
        const key = keyOf(entry);
        const needs = this.#kept.get(key) ?? (await this.#read(entry, url));
        this.#kept.delete(key);
        this.#kept.set(key, needs);
        if (this.#kept.size > MOST_KEPT)
            this.#kept.delete(this.#kept.keys().next().value);
        return needs;
    }
    /** Whether a record can be shown: pictures and the like are opened as replay opens them, once. */
    async canBeShown(entry) {
        const url = parsePageUrl(entry.url);
        if (url !== null && !isBare(entry, url))
            return (await this.needsOf(entry)).isReadable;
        const key = keyOf(entry);
        const known = this.#showable.get(key);
        if (known !== undefined)
            return known;
        const isShown = await amongFew(() => isShowable(this.#index, entry));
        if (this.#showable.size >= MOST_KNOWN)
            this.#showable.clear();
        this.#showable.set(key, isShown);
        return isShown;
    }
    async #read(entry, url) {
        try {
            const { first, pieces } = await amongFew(() => this.#index.open(entry));
            const needs = pieces === null ? needsIn(first, url) : UNKNOWN;
            // What is too long to be read for its parts is still tried as replay tries it.
            return needs !== UNKNOWN || (await isShowable(this.#index, entry)) ? needs : UNREADABLE;
        }
        catch (error) {
            if (error instanceof IsochronError)
                return UNREADABLE;
            throw error;
        }
    }
}
function keyOf({ file, offset }) {
    return `${file} ${offset}`;
}
/** Whether the index tells already that nothing is named in it. */
function isBare({ mime, status }, url) {
    const isRedirect = status !== null && status >= 300 && status < 400;
    return mime !== null && !isRedirect && !mayHoldLinks(mime, url);
}
function needsIn(httpBytes, url) {
    const response = parseHttpResponse(httpBytes);
    if (!response.ok || response.status < 200 || response.status === 304)
        return UNREADABLE;
    const location = response.status >= 300 && response.status < 400 ? response.header("location") : null;
    const target = location === null ? null : parsePageUrl(location, url);
    if (target !== null)
        return { ...NOTHING, needs: [target] };
    const limits = { ...SHOW_LIMITS, maxOutputBytes: MOST_CONTENT_BYTES };
    const decoded = decodeContent(response.body, response.headers, limits);
    if (decoded.kind !== "ok")
        return decoded.kind === "too-large" ? UNKNOWN : UNREADABLE;
    const links = contentLinks(decoded.content, response.header("content-type"), url);
    if (links === null)
        return NOTHING;
    const { requisites, title } = links;
    const isWhole = requisites.length <= MOST_NEEDS;
    return { ...NOTHING, needs: requisites.slice(0, MOST_NEEDS), title, isWhole };
}
/** What a media type is to a page; `null` where it is not known. */
export function kindOfType(mime) {
    const type = mediaType(mime);
    if (type === null)
        return null;
    if (type === "text/html" || type === "application/xhtml+xml")
        return "frame";
    if (type === "text/css")
        return "style";
    if (/^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type))
        return "script";
    if (type.startsWith("image/"))
        return "image";
    if (type.startsWith("font/") || type.includes("font"))
        return "font";
    return /^(?:audio|video)\//.test(type) ? "media" : null;
}
