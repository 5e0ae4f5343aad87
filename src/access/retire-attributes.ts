// Attributes that tie a page to its own origin are renamed, so that browsers pass them over: checksums of style
// sheets that replay rewrites, and policies that name hosts which nobody asks any more.
import { Tokenizer } from "htmlparser2";
import { SilentListener } from "#formats/index.js";

const POLICIES = /^\s*content-security-policy(-report-only)?\s*$/i;

/** Renames `integrity`, and `http-equiv` where it sets a policy, to `data-…`. */
export function retireAttributes(html: string): string {
  // Almost no page has any of them.
  if (!/integrity|content-security-policy/i.test(html)) return html;
  const finder = new RetiredFinder(html);
  const tokenizer = new Tokenizer({ decodeEntities: false }, finder);
  tokenizer.write(html);
  tokenizer.end();
  const parts: string[] = [];
  let from = 0;
  for (const at of finder.found) {
    parts.push(html.slice(from, at), "data-");
    from = at;
  }
  return parts.join("") + html.slice(from);
}

/** Where the names of such attributes begin. */
class RetiredFinder extends SilentListener {
  readonly found: number[] = [];
  readonly #html: string;
  #name = "";
  #nameAt = 0;
  #value = "";

  constructor(html: string) {
    super();
    this.#html = html;
  }

  override onattribname(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#nameAt = start;
    this.#value = "";
  }

  override onattribdata(start: number, end: number): void {
    if (this.#name === "http-equiv") this.#value += this.#html.slice(start, end);
  }

  override onattribend(): void {
    const retired = this.#name === "integrity" || (this.#name === "http-equiv" && POLICIES.test(this.#value));
    if (retired) this.found.push(this.#nameAt);
  }
}
