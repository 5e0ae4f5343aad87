// URLs in style sheets: url(), @import and image-set(), with their places (CSS Syntax 3).
import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { trimRange } from "./ascii-space.js";
/** Finds all URLs of a style sheet or a declaration list, in order. */
export function findCssUrls(css) {
    return scanCss(css).map((url) => ({ ...url, role: "requisite", syntax: "css", inAttribute: false }));
}
/** Finds the URLs of a piece of CSS, wherever it stands. */
export function scanCss(css) {
    const scan = new CssScan(css);
    tokenize(css, (type, start, end) => scan.take(type, start, end));
    return scan.found;
}
class CssScan {
    found = [];
    #css;
    /** Open functions and parentheses, innermost last. */
    #functions = [];
    /** The at-rule whose prelude is being read, in lower case. */
    #atRule = "";
    constructor(css) {
        this.#css = css;
    }
    take(type, start, end) {
        switch (type) {
            case tokenTypes.Url:
                return this.#takeUrl(start, end);
            case tokenTypes.String:
                return this.#takeString(start, end);
            case tokenTypes.Function:
                this.#functions.push(unescapeCss(this.#css.slice(start, end - 1)).toLowerCase());
                return;
            case tokenTypes.LeftParenthesis:
                this.#functions.push("");
                return;
            case tokenTypes.RightParenthesis:
                this.#functions.pop();
                return;
            case tokenTypes.AtKeyword:
                this.#atRule = unescapeCss(this.#css.slice(start, end)).toLowerCase();
                return;
            case tokenTypes.Semicolon:
            case tokenTypes.LeftCurlyBracket:
            case tokenTypes.RightCurlyBracket:
                this.#atRule = "";
                this.#functions.length = 0;
                return;
            default:
        }
    }
    #takeUrl(start, end) {
        const inner = this.#css.indexOf("(", start) + 1;
        // At the end of the text the closing parenthesis may be missing.
        this.#add(inner, this.#css[end - 1] === ")" ? end - 1 : end);
    }
    #takeString(start, end) {
        const isClosed = end - start > 1 && this.#css[end - 1] === this.#css[start];
        const around = this.#functions.at(-1);
        const isImport = this.#atRule === "@import" && around === undefined;
        if (isImport || (around !== undefined && URL_FUNCTIONS.has(around))) {
            this.#add(start + 1, isClosed ? end - 1 : end);
        }
    }
    #add(from, to) {
        // Names of namespaces are never fetched, so they are no places of URLs.
        if (this.#atRule === "@namespace")
            return;
        const { start, end } = trimRange(this.#css, from, to);
        if (start < end)
            this.found.push({ start, end, value: unescapeCss(this.#css.slice(start, end)) });
    }
}
const URL_FUNCTIONS = new Set(["url", "src", "image-set", "-webkit-image-set"]);
/** Decodes escapes (CSS Syntax 3 section 4.3.7); an escaped line break in a string stands for nothing. */
function unescapeCss(text) {
    if (!text.includes("\\"))
        return text;
    return text.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|(\r\n|[\r\n\f])|([^]))/gi, (_all, hex, _line, c) => {
        if (hex === undefined)
            return c ?? "";
        const code = Number.parseInt(hex, 16);
        const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
        return isCharacter ? String.fromCodePoint(code) : "\ufffd";
    });
}
