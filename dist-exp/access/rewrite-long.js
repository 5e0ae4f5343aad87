// Long pages are rewritten part by part, as they are read: a reader who takes his time holds one part of it in memory.
import { readTags } from "#formats/html/html-tags.js";
import { withOpening } from "./page-opening.js";
import { rewriteHtmlPart } from "./rewrite.js";
const PART_CHARS = 64 * 1024;
/** Within so much of an honest page there is a tag; behind it the rest is left as it was. */
const MOST_HELD_CHARS = 8 * 1024 * 1024;
/** Rewrites a page that comes in pieces; each part ends behind a tag. */
export async function* rewriteLongHtml(pieces, { opening = "", ...page }, rewrite) {
    let isFirst = true;
    const opened = (text) => {
        const whole = isFirst ? withOpening(text, opening, page.isXml ?? false) : text;
        isFirst = false;
        return whole;
    };
    let [held, base] = ["", null];
    let [nextLookChars, isLost] = [PART_CHARS, false];
    for await (const piece of pieces) {
        if (isLost)
            yield piece;
        else
            held += piece;
        if (held.length < nextLookChars)
            continue;
        const cut = safeCut(held);
        isLost = cut === 0 && held.length >= MOST_HELD_CHARS;
        // A long script is not looked through again for every piece of it.
        nextLookChars = cut === 0 ? held.length * 2 : PART_CHARS;
        if (cut === 0 && !isLost)
            continue;
        const part = rewriteHtmlPart(held.slice(0, isLost ? held.length : cut), { ...page, base }, rewrite);
        held = isLost ? "" : held.slice(cut);
        base = part.base;
        yield opened(part.text);
    }
    if (held !== "")
        yield opened(rewriteHtmlPart(held, { ...page, base }, rewrite).text);
}
/** Elements whose content is no markup. */
const HOLDS_TEXT = new Set("iframe noembed noframes noscript plaintext script style textarea title xmp".split(" "));
/** Behind the last tag after which markup goes on; 0 when there is none. */
function safeCut(html) {
    const finder = new CutFinder(html);
    readTags(html, finder);
    return finder.cut;
}
class CutFinder {
    cut = 0;
    #html;
    #tag = "";
    #foreign = "";
    constructor(html) {
        this.#html = html;
    }
    isDone() {
        return false;
    }
    isInForeignContext() {
        return this.#foreign !== "";
    }
    onOpenTag(name) {
        this.#tag = name;
    }
    onAttribute() {
        // Only where tags end matters.
    }
    onOpenTagEnd(end, isSelfClosing) {
        if (this.#foreign === "" && !isSelfClosing && (this.#tag === "svg" || this.#tag === "math"))
            this.#foreign = this.#tag;
        if (this.#foreign === "" && !HOLDS_TEXT.has(this.#tag))
            this.cut = end + 1;
    }
    onCloseTag(name, start) {
        if (name === this.#foreign)
            this.#foreign = "";
        const end = this.#html.indexOf(">", start);
        if (end !== -1 && this.#foreign === "")
            this.cut = end + 1;
    }
}
