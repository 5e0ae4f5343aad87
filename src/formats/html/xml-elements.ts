// XML as a flow of elements, by the tokenizer that reads HTML: no document tree, no external entities, no DTD.
import { Tokenizer } from "htmlparser2";
import { SilentListener } from "./silent-listener.js";

/** What a reader is told; names are local (without prefix) and in lower case. */
export interface ElementListener {
  open?(name: string, path: readonly string[], attributes: ReadonlyMap<string, string>): void;
  /** `text` is what stands directly in an element without children, trimmed; `path` holds its ancestors. */
  close(name: string, path: readonly string[], text: string): void;
}

/** Nothing of interest lies deeper, and no text or attribute of interest is longer. */
const MAX_DEPTH = 64;
const MAX_TEXT_CHARS = 8192;
const MAX_ATTRIBUTES = 64;

/** Reads XML however broken; linear in its length, never throws. */
export function readElements(xml: string, listener: ElementListener): void {
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, new ElementReader(xml, listener));
  tokenizer.write(xml);
  tokenizer.end();
}

class ElementReader extends SilentListener {
  readonly #xml: string;
  readonly #listener: ElementListener;
  readonly #path: string[] = [];
  /** How many elements are open below the deepest that is followed. */
  #below = 0;
  #name = "";
  #attribute = "";
  #value = "";
  #attributes = new Map<string, string>();
  #text = "";

  constructor(xml: string, listener: ElementListener) {
    super();
    this.#xml = xml;
    this.#listener = listener;
  }

  override onopentagname(start: number, end: number): void {
    this.#name = localName(this.#xml.slice(start, end));
    this.#attributes = new Map();
  }

  override onattribname(start: number, end: number): void {
    this.#attribute = localName(this.#xml.slice(start, end));
    this.#value = "";
  }

  override onattribdata(start: number, end: number): void {
    if (this.#value.length < MAX_TEXT_CHARS)
      this.#value += this.#xml.slice(start, Math.min(end, start + MAX_TEXT_CHARS));
  }

  override onattribentity(codePoint: number): void {
    if (this.#value.length < MAX_TEXT_CHARS) this.#value += String.fromCodePoint(codePoint);
  }

  override onattribend(): void {
    if (this.#attributes.size < MAX_ATTRIBUTES) this.#attributes.set(this.#attribute, this.#value);
  }

  override onopentagend(): void {
    if (this.#path.length >= MAX_DEPTH) {
      this.#below++;
      return;
    }
    this.#listener.open?.(this.#name, this.#path, this.#attributes);
    this.#path.push(this.#name);
    this.#text = "";
  }

  override onselfclosingtag(): void {
    if (this.#path.length < MAX_DEPTH) {
      this.#listener.open?.(this.#name, this.#path, this.#attributes);
      this.#listener.close(this.#name, this.#path, "");
    }
    this.#text = "";
  }

  override onclosetag(start: number, end: number): void {
    if (this.#below > 0) {
      this.#below--;
      return;
    }
    const name = localName(this.#xml.slice(start, end));
    // An end tag ends what was left open inside; one that ends nothing is passed over.
    const at = this.#path.lastIndexOf(name);
    if (at === -1) return;
    this.#path.length = at;
    this.#listener.close(name, this.#path, this.#text.trim());
    this.#text = "";
  }

  override ontext(start: number, end: number): void {
    const room = MAX_TEXT_CHARS - this.#text.length;
    if (room > 0 && this.#below === 0) this.#text += this.#xml.slice(start, Math.min(end, start + room));
  }

  override ontextentity(codePoint: number): void {
    if (this.#text.length < MAX_TEXT_CHARS) this.#text += String.fromCodePoint(codePoint);
  }

  override oncdata(start: number, end: number, endOffset: number): void {
    this.ontext(start, end - endOffset);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1, 128).toLowerCase();
}
