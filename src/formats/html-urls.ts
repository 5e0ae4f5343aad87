// URLs in HTML with their places: one scanner finds links for the crawl and places to rewrite for the replay.
import { Tokenizer } from "htmlparser2";
import { trimRange } from "./ascii-space.js";
import { scanCss } from "./css-urls.js";
import { attributeRule, RELEVANT_ATTRIBUTES, type AttributeRule } from "./html-url-rules.js";
import { MappedText } from "./mapped-text.js";
import { scanSrcset } from "./srcset.js";
import type { UrlSpan } from "./url-span.js";

/** More places than any honest page has; what lies beyond is not looked at. */
const MAX_SPANS = 500_000;
/** Longer attributes (embedded images mostly) hold no URL that anyone could fetch. */
const MAX_ATTRIBUTE_CHARS = 1024 * 1024;
const MAX_TITLE_CHARS = 1000;

/** What one pass over a page finds. */
export interface HtmlScan {
  /** In the order of the source, without overlaps. */
  readonly spans: readonly UrlSpan[];
  readonly title: string | null;
}

/** Finds all URLs of a page, in the order of the source; linear in its length. */
export function findHtmlUrls(html: string): readonly UrlSpan[] {
  return scanHtml(html).spans;
}

/** Finds all URLs and the title of a page. */
export function scanHtml(html: string): HtmlScan {
  const scanner = new HtmlScanner(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, scanner);
  tokenizer.write(html);
  tokenizer.end();
  return { spans: scanner.spans, title: scanner.title };
}

/** HTML elements that end embedded SVG or MathML left open (HTML standard, "in foreign content"). */
const LEAVES_FOREIGN =
  /^(?:body|br|center|desc|div|foreignobject|form|h[1-6]|head|hr|img|li|main|ol|p|pre|section|table|ul)$/;

class HtmlScanner {
  readonly spans: UrlSpan[] = [];
  title: string | null = null;
  readonly #html: string;
  #tag = "";
  #attributes = new Map<string, MappedText>();
  #attributeName = "";
  #value: MappedText | null = null;
  /** Decoded references of the value whose place is not known yet. */
  #references: string[] = [];
  /** How far the source of the name and value has been read. */
  #readTo = 0;
  /** Text of the title or style element being read. */
  #text: MappedText | null = null;
  #textOf = "";
  #isForeign = false;

  constructor(html: string) {
    this.#html = html;
  }

  isInForeignContext(): boolean {
    return this.#isForeign;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, end).toLowerCase();
    this.#attributes = new Map();
    if (this.#tag === "svg" || this.#tag === "math") this.#isForeign = true;
    else if (this.#isForeign && LEAVES_FOREIGN.test(this.#tag)) this.#isForeign = false;
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#html.slice(start, end).toLowerCase();
    // Of attributes with the same name only the first counts.
    const isWanted =
      RELEVANT_ATTRIBUTES.has(this.#attributeName) && !this.#attributes.has(this.#attributeName);
    this.#value = isWanted ? new MappedText() : null;
    this.#references = [];
    this.#readTo = end;
  }

  onattribdata(start: number, end: number): void {
    if (!this.#value) return;
    this.#placeReferences(start);
    if (end > start) this.#value.append(this.#html.slice(start, end), start, end);
    this.#readTo = end;
    if (this.#value.length > MAX_ATTRIBUTE_CHARS) this.#value = null;
  }

  onattribentity(codePoint: number): void {
    if (this.#value && this.#references.length <= MAX_ATTRIBUTE_CHARS) {
      this.#references.push(String.fromCodePoint(codePoint));
    }
  }

  onattribend(): void {
    if (this.#value) this.#attributes.set(this.#attributeName, this.#value);
    this.#value = null;
  }

  onopentagend(): void {
    this.#takeTag();
    if (this.#tag === "style" || (this.#tag === "title" && !this.#isForeign && this.title === null)) {
      this.#text = new MappedText();
      this.#textOf = this.#tag;
    }
  }

  onselfclosingtag(): void {
    this.#takeTag();
    if (this.#tag === "svg" || this.#tag === "math") this.#isForeign = false;
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#html.slice(start, end).toLowerCase();
    if (tag === "svg" || tag === "math") this.#isForeign = false;
    if (tag === this.#textOf) this.#takeText();
  }

  ontext(start: number, end: number): void {
    if (this.#textOf === "title" && this.#text && this.#text.length > MAX_TITLE_CHARS) return;
    this.#text?.append(this.#html.slice(start, end), start, end);
  }

  ontextentity(codePoint: number, end: number): void {
    this.#text?.append(String.fromCodePoint(codePoint), this.#html.lastIndexOf("&", end - 1), end);
  }

  oncdata(start: number, end: number): void {
    this.ontext(start, end);
  }

  onend(): void {
    this.#takeText();
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  /**
   * The tokenizer decodes references without saying where they stood: between the data before and the data after
   * them, each from one "&" to the next. (The few that stand for two characters make a group share one place.)
   */
  #placeReferences(end: number): void {
    const references = this.#references;
    if (references.length === 0) return;
    const starts: number[] = [];
    for (
      let at = this.#html.indexOf("&", this.#readTo);
      at !== -1 && at < end;
      at = this.#html.indexOf("&", at + 1)
    ) {
      starts.push(at);
    }
    if (starts.length === references.length) {
      references.forEach((text, i) => this.#value?.append(text, starts[i]!, starts[i + 1] ?? end));
    } else {
      this.#value?.append(references.join(""), starts[0] ?? end, end);
    }
    this.#references = [];
  }

  #takeText(): void {
    const text = this.#text;
    const isStyle = this.#textOf === "style";
    this.#text = null;
    this.#textOf = "";
    if (!text) return;
    if (isStyle) this.#takeCss(text, false);
    else this.title = text.text.replace(/\s+/g, " ").trim().slice(0, MAX_TITLE_CHARS);
  }

  #takeTag(): void {
    const other = (name: string) => this.#attributes.get(name)?.text;
    for (const [name, value] of this.#attributes) {
      const rule = attributeRule(this.#tag, name, other);
      if (rule) this.#takeValue(value, rule);
    }
  }

  #takeValue(value: MappedText, rule: AttributeRule): void {
    switch (rule.syntax) {
      case "css":
        return this.#takeCss(value, true);
      case "srcset":
        for (const { start, end } of scanSrcset(value.text)) this.#add(value, start, end, rule);
        return;
      case "meta-refresh":
        return this.#takeRefresh(value, rule);
      case "attribute":
        return this.#add(value, 0, value.length, rule);
    }
  }

  #takeCss(value: MappedText, inAttribute: boolean): void {
    for (const url of scanCss(value.text)) {
      this.#push({
        ...url,
        ...value.sourceOf(url.start, url.end),
        role: "requisite",
        syntax: "css",
        inAttribute,
      });
    }
  }

  #takeRefresh(value: MappedText, rule: AttributeRule): void {
    // HTML standard, "shared declarative refresh steps".
    const lead = /^\s{0,99}[\d.]{0,99}\s{0,99}[;,]?\s{0,99}(?:url\s{0,99}=\s{0,99})?/i.exec(value.text)![0]
      .length;
    const quote = value.text[lead];
    const isQuoted = quote === '"' || quote === "'";
    const start = isQuoted ? lead + 1 : lead;
    const close = isQuoted ? value.text.indexOf(quote, start) : -1;
    this.#add(value, start, close === -1 ? value.length : close, rule);
  }

  #add(value: MappedText, from: number, to: number, rule: AttributeRule): void {
    const { start, end } = trimRange(value.text, from, to);
    if (start === end) return;
    this.#push({
      ...value.sourceOf(start, end),
      value: value.text.slice(start, end),
      ...rule,
      inAttribute: true,
    });
  }

  #push(span: UrlSpan): void {
    if (this.spans.length < MAX_SPANS) this.spans.push(span);
  }
}
