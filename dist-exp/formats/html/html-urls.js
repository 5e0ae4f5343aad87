// URLs in HTML with their places: one scanner finds links for the crawl and places to rewrite for the replay.
import { trimRange } from "./ascii-space.js";
import { decodeAttribute, decodeTextReferences } from "./character-references.js";
import { scanCss } from "./css-urls.js";
import { InlineScripts } from "./inline-scripts.js";
import { attributeRule, RELEVANT_ATTRIBUTES } from "./html-url-rules.js";
import { readTags } from "./html-tags.js";
import { scanSrcset } from "./srcset.js";
/** More places than any honest page has; what lies beyond is not looked at. */
const MAX_SPANS = 500_000;
/** Longer attributes (embedded images mostly) hold no URL that anyone could fetch. */
const MAX_ATTRIBUTE_CHARS = 1024 * 1024;
const MAX_TITLE_CHARS = 1000;
/** Documents in srcdoc attributes hold others only so deep. */
const MAX_SRCDOC_DEPTH = 3;
/** Finds all URLs of a page, in the order of the source; linear in its length. */
export function findHtmlUrls(html, isXml = false) {
    return scanHtml(html, { isXml }).spans;
}
/** Finds all URLs and the title of a page. */
export function scanHtml(html, scanning = {}) {
    const scanner = new HtmlScanner(html, scanning);
    readTags(html, scanner);
    scanner.end();
    const { spans, title, modules } = scanner;
    return { spans, title, modules };
}
/** HTML elements that end embedded SVG or MathML left open (HTML standard, "in foreign content"). */
const LEAVES_FOREIGN = /^(?:body|br|center|desc|div|foreignobject|form|h[1-6]|head|hr|img|li|main|ol|p|pre|section|table|ul)$/;
class HtmlScanner {
    spans = [];
    title = null;
    #html;
    #isXml;
    #srcdocDepth;
    #scripts = new InlineScripts();
    /** Of modules in srcdoc documents. */
    #innerModules = [];
    #maxSpans;
    #tag = "";
    #attributes = new Map();
    /** The title or style element being read, and where its text starts. */
    #textOf = "";
    #textStart = 0;
    #isForeign = false;
    constructor(html, { isXml = false, srcdocDepth = 0, maxSpans = MAX_SPANS }) {
        this.#html = html;
        this.#isXml = isXml;
        this.#srcdocDepth = srcdocDepth;
        this.#maxSpans = maxSpans;
    }
    get modules() {
        return [...this.#scripts.modules(), ...this.#innerModules];
    }
    isDone() {
        return this.spans.length >= this.#maxSpans;
    }
    isInForeignContext() {
        return this.#isForeign || this.#isXml;
    }
    onOpenTag(name) {
        this.#tag = name;
        if (this.#attributes.size > 0)
            this.#attributes.clear();
        if (name === "svg" || name === "math")
            this.#isForeign = true;
        else if (this.#isForeign && LEAVES_FOREIGN.test(name))
            this.#isForeign = false;
    }
    onAttribute(name, start, end) {
        if (!RELEVANT_ATTRIBUTES.has(name))
            return;
        if (end - start > MAX_ATTRIBUTE_CHARS && name !== "srcdoc")
            return;
        // Of attributes with the same name only the first counts.
        if (!this.#attributes.has(name))
            this.#attributes.set(name, { start, end });
    }
    onOpenTagEnd(end, isSelfClosing) {
        if (this.#attributes.size > 0)
            this.#takeTag();
        if (isSelfClosing) {
            if (this.#tag === "svg" || this.#tag === "math")
                this.#isForeign = false;
            return;
        }
        const isTitle = this.#tag === "title" && !this.#isForeign && this.title === null;
        const isScript = this.#tag === "script" && !this.#isForeign && this.#scripts.begin(this.#attribute("type"));
        if (this.#tag === "style" || isTitle || isScript) {
            this.#textOf = this.#tag;
            this.#textStart = end + 1;
        }
    }
    onCloseTag(name, start) {
        if (name === this.#textOf)
            this.#takeText(start);
        if (name === "svg" || name === "math")
            this.#isForeign = false;
    }
    end() {
        this.#takeText(this.#html.length);
    }
    #takeText(end) {
        const [textOf, start] = [this.#textOf, this.#textStart];
        this.#textOf = "";
        if (textOf === "title") {
            const { text } = decodeTextReferences(this.#html, start, Math.min(end, start + MAX_TITLE_CHARS));
            this.title = text.replace(/\s+/g, " ").trim();
        }
        if (end <= start)
            return;
        if (textOf === "script")
            this.#takeScript(start, end);
        if (textOf !== "style")
            return;
        // Only in XML and embedded SVG does a style element hold character references.
        if (this.isInForeignContext())
            this.#takeCss(decodeTextReferences(this.#html, start, end), false);
        else
            for (const url of scanCss(this.#html.slice(start, end)))
                this.#pushCss(url.value, shift(url, start), false);
    }
    #takeScript(start, end) {
        for (const { value, ...place } of this.#scripts.take(this.#html.slice(start, end)))
            this.#push({
                ...shift(place, start),
                value,
                // Of an import map: what others begin with is nothing to ask for.
                role: value.endsWith("/") ? "hint" : "requisite",
                syntax: "script",
                inAttribute: false,
            });
    }
    #attribute(name) {
        const range = this.#attributes.get(name);
        return range && decodeAttribute(this.#html, range.start, range.end).text;
    }
    #takeTag() {
        const other = (name) => this.#attribute(name);
        for (const [name, { start, end }] of this.#attributes) {
            if (name === "srcdoc") {
                if (this.#tag === "iframe")
                    this.#takeSrcdoc(decodeAttribute(this.#html, start, end));
                continue;
            }
            const rule = attributeRule(this.#tag, name, other);
            if (rule)
                this.#takeValue(decodeAttribute(this.#html, start, end), rule);
        }
    }
    #takeValue(value, rule) {
        switch (rule.syntax) {
            case "css":
                return this.#takeCss(value, true);
            case "srcset":
                for (const { start, end } of scanSrcset(value.text))
                    this.#add(value, start, end, rule);
                return;
            case "meta-refresh":
                return this.#takeRefresh(value, rule);
            case "script": // no attribute holds one
            case "attribute":
                return this.#add(value, 0, value.length, rule);
        }
    }
    #takeCss(css, inAttribute) {
        for (const url of scanCss(css.text)) {
            this.#pushCss(url.value, css.sourceOf(url.start, url.end), inAttribute);
        }
    }
    /** A document of its own within the page; its links refer to the page's base unless it has one. */
    #takeSrcdoc(document) {
        if (this.#srcdocDepth >= MAX_SRCDOC_DEPTH)
            return;
        const { spans, modules } = scanHtml(document.text, { srcdocDepth: this.#srcdocDepth + 1 });
        const base = spans.find(({ role, srcdoc }) => role === "base" && srcdoc === undefined)?.value;
        for (const span of spans) {
            const inner = span.srcdoc ?? { depth: 0 };
            const srcdoc = { ...(base !== undefined && { base }), ...inner, depth: inner.depth + 1 };
            this.#push({ ...span, ...document.sourceOf(span.start, span.end), srcdoc });
        }
        this.#innerModules.push(...modules.slice(0, MAX_SPANS));
    }
    #takeRefresh(value, rule) {
        // HTML standard, "shared declarative refresh steps".
        const lead = /^\s{0,99}[\d.]{0,99}\s{0,99}[;,]?\s{0,99}(?:url\s{0,99}=\s{0,99})?/i.exec(value.text)[0]
            .length;
        const quote = value.text[lead];
        const isQuoted = quote === '"' || quote === "'";
        const start = isQuoted ? lead + 1 : lead;
        const close = isQuoted ? value.text.indexOf(quote, start) : -1;
        this.#add(value, start, close === -1 ? value.length : close, rule);
    }
    #add(value, from, to, rule) {
        const { start, end } = trimRange(value.text, from, to);
        if (start === end)
            return;
        const place = value.sourceOf(start, end);
        const { role, syntax } = rule;
        // Written out: spreading objects here took half the time of a whole scan.
        this.#push({
            start: place.start,
            end: place.end,
            value: value.text.slice(start, end),
            role,
            syntax,
            inAttribute: true,
        });
    }
    #pushCss(value, place, inAttribute) {
        this.#push({ start: place.start, end: place.end, value, role: "requisite", syntax: "css", inAttribute });
    }
    #push(span) {
        if (this.spans.length < this.#maxSpans)
            this.spans.push(span);
    }
}
function shift({ start, end }, offset) {
    return { start: start + offset, end: end + offset };
}
