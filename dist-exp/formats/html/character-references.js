// Character references (&amp;, &#38;) of a piece of HTML, decoded by htmlparser2 and mapped back to their places.
import { Tokenizer } from "htmlparser2";
import { MappedText } from "./mapped-text.js";
import { SilentListener } from "./silent-listener.js";
/** Decodes an attribute value that stands in the source from `start` to `end`. */
export function decodeAttribute(source, start, end) {
    const raw = source.slice(start, end);
    if (!raw.includes("&"))
        return plain(raw, start, end);
    const quote = raw.includes('"') ? (raw.includes("'") ? "" : "'") : '"';
    const opening = `<a b=${quote}`;
    return decode(`${opening}${raw}${quote}>`, start - opening.length);
}
/** Decodes text, in which other references count than in attributes. */
export function decodeTextReferences(source, start, end) {
    const raw = source.slice(start, end);
    return raw.includes("&") ? decode(`<title>${raw}`, start - "<title>".length) : plain(raw, start, end);
}
function plain(raw, start, end) {
    const text = new MappedText();
    text.append(raw, start, end);
    return text;
}
function decode(markup, offset) {
    const decoder = new ReferenceDecoder(markup, offset);
    const tokenizer = new Tokenizer({ decodeEntities: true }, decoder);
    tokenizer.write(markup);
    tokenizer.end();
    return decoder.text;
}
/** Listens to the tokenizer over one attribute or one text; `offset` leads from there to the source. */
class ReferenceDecoder extends SilentListener {
    text = new MappedText();
    #markup;
    #offset;
    #readTo = 0;
    #waiting = [];
    constructor(markup, offset) {
        super();
        this.#markup = markup;
        this.#offset = offset;
    }
    onattribdata(start, end) {
        this.#place(start);
        this.ontext(start, end);
        this.#readTo = end;
    }
    onattribentity(codePoint) {
        this.#waiting.push(String.fromCodePoint(codePoint));
    }
    ontext(start, end) {
        if (end > start)
            this.#append(this.#markup.slice(start, end), start, end);
    }
    ontextentity(codePoint, end) {
        this.#append(String.fromCodePoint(codePoint), this.#markup.lastIndexOf("&", end - 1), end);
    }
    /**
     * References in attributes come without their place: they stood between the data before and the data after them,
     * each from one "&" to the next. (The few that stand for two characters make such a group share one place.)
     */
    #place(end) {
        if (this.#waiting.length === 0)
            return;
        const starts = [];
        let at = this.#markup.indexOf("&", this.#readTo);
        for (; at !== -1 && at < end; at = this.#markup.indexOf("&", at + 1))
            starts.push(at);
        if (starts.length === this.#waiting.length) {
            this.#waiting.forEach((text, i) => this.#append(text, starts[i], starts[i + 1] ?? end));
        }
        else {
            this.#append(this.#waiting.join(""), starts[0] ?? end, end);
        }
        this.#waiting = [];
    }
    #append(text, start, end) {
        this.text.append(text, start + this.#offset, end + this.#offset);
    }
}
