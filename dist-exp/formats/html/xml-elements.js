// XML as a flow of elements, by the tokenizer that reads HTML: no document tree, no external entities, no DTD.
import { Tokenizer } from "htmlparser2";
import { SilentListener } from "./silent-listener.js";
/** Nothing of interest lies deeper, and no text or attribute of interest is longer. */
const MAX_DEPTH = 64;
const MAX_TEXT_CHARS = 8192;
const MAX_ATTRIBUTES = 64;
/** Reads XML however broken; linear in its length, never throws. */
export function readElements(xml, listener) {
    const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, new ElementReader(xml, listener));
    tokenizer.write(xml);
    tokenizer.end();
}
class ElementReader extends SilentListener {
    #xml;
    #listener;
    #path = [];
    /** How many elements are open below the deepest that is followed. */
    #below = 0;
    #name = "";
    #attribute = "";
    #value = "";
    #attributes = new Map();
    #text = "";
    constructor(xml, listener) {
        super();
        this.#xml = xml;
        this.#listener = listener;
    }
    onopentagname(start, end) {
        this.#name = localName(this.#xml.slice(start, end));
        this.#attributes = new Map();
    }
    onattribname(start, end) {
        this.#attribute = localName(this.#xml.slice(start, end));
        this.#value = "";
    }
    onattribdata(start, end) {
        if (this.#value.length < MAX_TEXT_CHARS)
            this.#value += this.#xml.slice(start, Math.min(end, start + MAX_TEXT_CHARS));
    }
    onattribentity(codePoint) {
        if (this.#value.length < MAX_TEXT_CHARS)
            this.#value += String.fromCodePoint(codePoint);
    }
    onattribend() {
        if (this.#attributes.size < MAX_ATTRIBUTES)
            this.#attributes.set(this.#attribute, this.#value);
    }
    onopentagend() {
        if (this.#path.length >= MAX_DEPTH) {
            this.#below++;
            return;
        }
        this.#listener.open?.(this.#name, this.#path, this.#attributes);
        this.#path.push(this.#name);
        this.#text = "";
    }
    onselfclosingtag() {
        if (this.#path.length < MAX_DEPTH) {
            this.#listener.open?.(this.#name, this.#path, this.#attributes);
            this.#listener.close(this.#name, this.#path, "");
        }
        this.#text = "";
    }
    onclosetag(start, end) {
        if (this.#below > 0) {
            this.#below--;
            return;
        }
        const name = localName(this.#xml.slice(start, end));
        // An end tag ends what was left open inside; one that ends nothing is passed over.
        const at = this.#path.lastIndexOf(name);
        if (at === -1)
            return;
        this.#path.length = at;
        this.#listener.close(name, this.#path, this.#text.trim());
        this.#text = "";
    }
    ontext(start, end) {
        const room = MAX_TEXT_CHARS - this.#text.length;
        if (room > 0 && this.#below === 0)
            this.#text += this.#xml.slice(start, Math.min(end, start + room));
    }
    ontextentity(codePoint) {
        if (this.#text.length < MAX_TEXT_CHARS)
            this.#text += String.fromCodePoint(codePoint);
    }
    oncdata(start, end, endOffset) {
        this.ontext(start, end - endOffset);
    }
}
function localName(name) {
    return name.slice(name.indexOf(":") + 1, 128).toLowerCase();
}
