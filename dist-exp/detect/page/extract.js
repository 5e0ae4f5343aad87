import { comparableAddress } from "./address.js";
import { placeInside, tokensOf } from "./place.js";
const UNSEEN = new Set("script style noscript template svg math head title iframe object embed audio video canvas datalist".split(" "));
/** What nobody is ever shown as text; the title is read by itself. */
const NEVER_SEEN = new Set(["script", "style", "title"]);
const INLINE = new Set("a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(" "));
const BUTTON_TYPES = new Set(["submit", "button", "reset"]);
/** Longer lines are cut into sentences, so that one word changed does not change a whole chapter. */
const LONG_LINE_CHARS = 2000;
/** Whether a reader sees the node at all. */
export function isSeen(node, { rules, withHidden = false }) {
    if (withHidden ? NEVER_SEEN.has(node.tag) : isHidden(node))
        return false;
    return !isScrubbed(node, rules);
}
/** Whether the rules pass over the node because of its name. */
export function isScrubbed(node, rules) {
    return tokensOf(node).some((token) => rules.isScrubbed(token));
}
/** Whether the page says that the node is not to be shown, or it is of a kind that shows no text. */
export function isHidden(node) {
    if (UNSEEN.has(node.tag) || node.attributes.has("hidden"))
        return true;
    if (node.tag === "input" && node.attributes.get("type") === "hidden")
        return true;
    const style = node.attributes.get("style");
    return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}
/** Whether the node stands within a line of text. */
export function isInline(node) {
    return INLINE.has(node.tag);
}
/** Collects the elements of nodes that stand side by side at one place. */
export class ElementCollector {
    elements = [];
    #context;
    #line = "";
    /** Characters of the line under way that are a link's. */
    #linkedChars = 0;
    #linksOpen = 0;
    constructor(context) {
        this.#context = context;
    }
    /** Adds one node and all it holds; the tree's depth is capped, so this may recurse. */
    add(node, place) {
        if (typeof node === "string") {
            this.#line += node;
            if (this.#linksOpen > 0)
                this.#linkedChars += node.trim().length;
            return;
        }
        if (!isSeen(node, this.#context))
            return;
        if (node.tag === "img")
            this.#addImage(node, place);
        else if (node.tag === "input")
            this.#addButton(node, place);
        else if (node.tag === "a" || node.tag === "area")
            this.#addLink(node, place);
        else if (isInline(node))
            for (const child of node.children)
                this.add(child, place);
        else
            this.#addBlockLevel(node, place);
    }
    /** Ends the line of text under way. */
    endLine(place) {
        if (this.#line === "")
            return;
        const isLinked = 2 * this.#linkedChars >= this.#line.trim().length;
        this.#linkedChars = 0;
        const lines = this.#line.includes("\n") && place.steps.at(-1)?.startsWith("pre")
            ? this.#line.split("\n")
            : [this.#line];
        this.#line = "";
        for (const shown of lines.flatMap(readableLines))
            this.elements.push({
                kind: "text",
                value: this.#context.rules.scrubText(shown),
                shown,
                place: place.text,
                ...(isLinked && { isLinked }),
            });
    }
    #addBlockLevel(node, place) {
        this.endLine(place);
        const inside = placeInside(place, node);
        for (const child of node.children)
            this.add(child, inside);
        this.endLine(inside);
    }
    #addLink(node, place) {
        const raw = node.attributes.get("href") ?? "";
        if (isPermalink(node, raw))
            return;
        const value = comparableAddress(raw, this.#context.base, "link", this.#context.rules);
        if (value !== null)
            this.elements.push({ kind: "link", value, shown: raw, place: placeInside(place, node).text });
        this.#linksOpen++;
        for (const child of node.children)
            this.add(child, place);
        this.#linksOpen--;
    }
    #addImage(node, place) {
        const raw = node.attributes.get("src") || (node.attributes.get("data-src") ?? "");
        const value = this.#digestOf(raw) ?? comparableAddress(raw, this.#context.base, "image", this.#context.rules);
        if (value !== null)
            this.elements.push({ kind: "image", value, shown: raw, place: placeInside(place, node).text });
    }
    /** What stands on a button is read like any text; what somebody typed elsewhere is not the page's. */
    #addButton(node, place) {
        this.endLine(place);
        if (!BUTTON_TYPES.has(node.attributes.get("type")?.toLowerCase() ?? ""))
            return;
        this.#line = node.attributes.get("value") ?? "";
        this.endLine(placeInside(place, node));
    }
    #digestOf(raw) {
        const { base, imageDigest } = this.#context;
        if (!imageDigest || raw === "")
            return null;
        try {
            return imageDigest(new URL(raw, base ?? undefined).href);
        }
        catch {
            return null;
        }
    }
}
/** White space folded; nothing for an empty line, several pieces for a very long one. */
export function readableLines(line) {
    const folded = line.replace(/\s+/g, " ").trim();
    if (folded === "")
        return [];
    if (folded.length <= LONG_LINE_CHARS)
        return [folded];
    return folded
        .split(/(?<=[.!?;]) /)
        .flatMap((sentence) => sentence.match(new RegExp(`[^]{1,${LONG_LINE_CHARS}}`, "g")) ?? []);
}
/** The sign beside a heading that links to it: decoration. */
function isPermalink(node, href) {
    const [only, ...more] = node.children;
    return href.startsWith("#") && more.length === 0 && typeof only === "string" && /^[\s¶#§🔗]*$/u.test(only);
}
