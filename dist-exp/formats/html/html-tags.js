// The tags of a page with their places, as the HTML standard's tokenizer cuts them; text is passed over unread.
// htmlparser2 cuts in the same places (a test compares them) but looks at every character: this takes half its time.
import { isAsciiSpace } from "./ascii-space.js";
/** Elements whose content is text, whatever it looks like, and the end tag that ends it (HTML standard, 13.2.5.2 to 5). */
const TEXT_ENDS = new Map("iframe noembed noframes script style textarea title xmp"
    .split(" ")
    .map((name) => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi")]));
const [SPACE, SLASH, EQUALS, GREATER] = [0x20, 0x2f, 0x3d, 0x3e];
const [DOUBLE_QUOTE, SINGLE_QUOTE] = [0x22, 0x27];
/** Tells the listener of all tags of a page, in one pass. */
export function readTags(html, listener) {
    new TagReader(html, listener).read();
}
class TagReader {
    #html;
    #listener;
    /** What is read next. */
    #at = 0;
    constructor(html, listener) {
        this.#html = html;
        this.#listener = listener;
    }
    read() {
        for (;;) {
            const open = this.#html.indexOf("<", this.#at);
            if (open === -1 || this.#listener.isDone())
                return;
            this.#at = open + 1;
            const next = this.#html.charCodeAt(this.#at);
            if (isLetter(next))
                this.#readOpenTag();
            else if (next === SLASH)
                this.#readCloseTag(open);
            else if (next === 0x21 /* ! */)
                this.#skipDeclaration();
            else if (next === 0x3f /* ? */)
                this.#skipPast(">", this.#at);
        }
    }
    #readOpenTag() {
        const hasText = !this.#listener.isInForeignContext();
        const nameEnd = this.#nameEnd(this.#at + 1);
        if (nameEnd === -1)
            return this.#stop();
        const name = this.#name(this.#at, nameEnd);
        this.#listener.onOpenTag(name);
        this.#at = nameEnd;
        if (!this.#readAttributes() || !hasText)
            return;
        if (name === "plaintext")
            return this.#stop();
        const textEnd = TEXT_ENDS.get(name);
        if (textEnd)
            this.#skipText(textEnd);
    }
    /** Up to the end of the tag; `false` when it has none. */
    #readAttributes() {
        let isSelfClosing = false;
        for (; this.#at < this.#html.length; this.#at++) {
            const code = this.#html.charCodeAt(this.#at);
            if (code === GREATER) {
                this.#listener.onOpenTagEnd(this.#at++, isSelfClosing);
                return true;
            }
            if (isSpace(code))
                continue; // a slash counts also when space follows it
            isSelfClosing = code === SLASH;
            if (isSelfClosing)
                continue;
            if (!this.#readAttribute())
                break;
            this.#at--; // the character after an attribute is looked at again
        }
        this.#stop();
        return false;
    }
    /** One attribute, its first character already seen to be none that ends a name; `false` at the end of the text. */
    #readAttribute() {
        const start = this.#at;
        const nameEnd = this.#attributeNameEnd(start + 1);
        this.#at = this.#afterSpace(nameEnd);
        if (this.#html.charCodeAt(this.#at) !== EQUALS)
            return this.#at < this.#html.length;
        const from = this.#afterSpace(this.#at + 1);
        const quote = this.#html.charCodeAt(from);
        const isQuoted = quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE;
        const valueStart = isQuoted ? from + 1 : from;
        const valueEnd = isQuoted
            ? this.#html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", valueStart)
            : this.#unquotedEnd(from);
        if (valueEnd === -1)
            return false;
        if (valueEnd > valueStart)
            this.#listener.onAttribute(this.#name(start, nameEnd), valueStart, valueEnd);
        this.#at = isQuoted ? valueEnd + 1 : valueEnd;
        return true;
    }
    #readCloseTag(open) {
        const start = open + 2;
        if (!isLetter(this.#html.charCodeAt(start)))
            return this.#skipPast(">", start);
        const end = this.#nameEnd(start + 1);
        if (end === -1)
            return this.#stop();
        this.#listener.onCloseTag(this.#name(start, end), open);
        this.#skipPast(">", end);
    }
    /** Comments, CDATA sections and document types; all else that begins so is a comment up to the next ">". */
    #skipDeclaration() {
        const start = this.#at + 1;
        if (this.#html.startsWith("[CDATA[", start))
            return this.#skipPast("]]>", start + "[CDATA[".length);
        if (!this.#html.startsWith("--", start))
            return this.#skipPast(">", start);
        const comment = start + "--".length;
        // <!--> and <!---> are whole comments.
        COMMENT_END.lastIndex = /^-?>/.test(this.#html.slice(comment, comment + 2)) ? start : comment;
        this.#at = COMMENT_END.test(this.#html) ? COMMENT_END.lastIndex : this.#html.length;
    }
    /** To the end tag of an element that holds text only. */
    #skipText(end) {
        end.lastIndex = this.#at;
        this.#at = end.exec(this.#html)?.index ?? this.#html.length;
    }
    #skipPast(mark, from) {
        const found = this.#html.indexOf(mark, from);
        this.#at = found === -1 ? this.#html.length : found + mark.length;
    }
    #stop() {
        this.#at = this.#html.length;
    }
    /** Where the name of a tag ends, or −1. */
    #nameEnd(from) {
        for (let at = from; at < this.#html.length; at++)
            if (endsName(this.#html.charCodeAt(at)))
                return at;
        return -1;
    }
    #attributeNameEnd(from) {
        let at = from;
        for (; at < this.#html.length; at++) {
            const code = this.#html.charCodeAt(at);
            if (code === EQUALS || endsName(code))
                break;
        }
        return at;
    }
    #unquotedEnd(from) {
        for (let at = from; at < this.#html.length; at++) {
            const code = this.#html.charCodeAt(at);
            if (code === GREATER || isSpace(code))
                return at;
        }
        return -1;
    }
    #afterSpace(from) {
        let at = from;
        while (at < this.#html.length && isAsciiSpace(this.#html, at))
            at++;
        return at;
    }
    /** In lower case; most are already, and asking costs less than changing them. */
    #name(start, end) {
        const name = this.#html.slice(start, end);
        for (let i = start; i < end; i++)
            if (this.#html.charCodeAt(i) < 0x61)
                return name.toLowerCase();
        return name;
    }
}
const COMMENT_END = /--!?>/g;
function isLetter(code) {
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}
function isSpace(code) {
    return code === SPACE || (code >= 0x09 && code <= 0x0d && code !== 0x0b);
}
function endsName(code) {
    return code === GREATER || code === SLASH || isSpace(code);
}
