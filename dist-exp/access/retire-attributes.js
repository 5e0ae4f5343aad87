// Attributes that tie a page to its own origin are renamed, so that browsers pass them over: checksums of style
// sheets that replay rewrites, and policies that name hosts which nobody asks any more.
import { Tokenizer } from "htmlparser2";
import { SilentListener } from "#formats/index.js";
const POLICIES = /^\s*content-security-policy(-report-only)?\s*$/i;
/** Renames `integrity`, and `http-equiv` where it sets a policy, to `data-…`; or such as are named otherwise. */
export function retireAttributes(html, { isRetired = isTiedToOrigin, isXml = false } = {}) {
    // Almost no page has any of them.
    if (isRetired === isTiedToOrigin && !/integrity|content-security-policy/i.test(html))
        return html;
    const finder = new RetiredFinder(html, isRetired);
    const tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: isXml }, finder);
    tokenizer.write(html);
    tokenizer.end();
    const parts = [];
    let from = 0;
    for (const at of finder.found) {
        parts.push(html.slice(from, at), "data-");
        from = at;
    }
    return parts.join("") + html.slice(from);
}
/** Checksums and policies. */
export function isTiedToOrigin(name, value) {
    return name === "integrity" || (name === "http-equiv" && POLICIES.test(value));
}
/** So much of a value is looked at: what decides stands at its beginning. */
const MOST_VALUE_CHARS = 256;
/** Where the names of such attributes begin. */
class RetiredFinder extends SilentListener {
    found = [];
    #html;
    #isRetired;
    #name = "";
    #nameAt = 0;
    #value = "";
    constructor(html, isRetired) {
        super();
        this.#html = html;
        this.#isRetired = isRetired;
    }
    onattribname(start, end) {
        this.#name = this.#html.slice(start, end).toLowerCase();
        this.#nameAt = start;
        this.#value = "";
    }
    onattribdata(start, end) {
        if (this.#value.length < MOST_VALUE_CHARS)
            this.#value += this.#html.slice(start, Math.min(end, start + MOST_VALUE_CHARS));
    }
    onattribend() {
        if (this.#isRetired(this.#name, this.#value))
            this.found.push(this.#nameAt);
    }
}
