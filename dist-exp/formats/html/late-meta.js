// A meta element that announces the encoding behind the first 1024 bytes: browsers begin with a guess, meet it, and
// read the page again (https://html.spec.whatwg.org/multipage/parsing.html#changing-the-encoding-while-parsing).
import { charsetIn, readAsAscii } from "./charset-prescan.js";
import { readTags } from "./html-tags.js";
/** What stands behind this is no head any more. */
const SEARCHED_BYTES = 256 * 1024;
/** The encoding that the first meta element with a usable one names; `null` when there is none. */
export function lateMetaCharset(bytes, encodingOf) {
    const html = bytes.toString("latin1", 0, SEARCHED_BYTES);
    if (!/<meta/i.test(html))
        return null;
    const finder = new MetaFinder(html, encodingOf);
    readTags(html, finder);
    return finder.found;
}
class MetaFinder {
    found = null;
    #html;
    #encodingOf;
    #attributes = null;
    constructor(html, encodingOf) {
        this.#html = html;
        this.#encodingOf = encodingOf;
    }
    isDone() {
        return this.found !== null;
    }
    isInForeignContext() {
        return false;
    }
    onOpenTag(name) {
        this.#attributes = name === "meta" ? new Map() : null;
    }
    onAttribute(name, start, end) {
        if (this.#attributes?.has(name) === false)
            this.#attributes.set(name, this.#html.slice(start, end));
    }
    onOpenTagEnd() {
        const attributes = this.#attributes;
        if (!attributes)
            return;
        const isPragma = attributes.get("http-equiv")?.toLowerCase() === "content-type";
        const label = attributes.get("charset") ?? (isPragma ? charsetIn(attributes.get("content") ?? "") : null);
        const encoding = label === null ? null : this.#encodingOf(label);
        this.found = encoding === "x-user-defined" ? "windows-1252" : readAsAscii(encoding);
    }
    onCloseTag() {
        // Only beginnings of elements announce.
    }
}
