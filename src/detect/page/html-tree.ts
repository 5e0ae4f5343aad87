// A light element tree from htmlparser2's tokenizer. The library's own parser keeps its stack in a way that
// is quadratic in depth (100,000 nested tags: seconds), so nesting is ours: capped, and linear on any input.
import { Tokenizer } from "htmlparser2";
import { SilentListener } from "#formats/index.js";

/** An element; attributes other than those the detector reads are dropped. */
export interface TreeNode {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (TreeNode | string)[];
}

/** Elements nested deeper than this are read as if their content stood in the deepest one kept. */
const MAX_DEPTH = 200;
/** How far up an end tag looks for its start tag. */
const CLOSE_REACH = 60;
const MAX_ATTRIBUTE_CHARS = 4096;
const MAX_ATTRIBUTES = 64;
const KEPT_ATTRIBUTES = new Set([
  "id", "class", "role", "href", "src", "data-src", "srcset", "alt", "hidden", "style", "type", "aria-hidden", "aria-label",
]); // prettier-ignore

const VOID_TAGS = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Start tags that end an open element of the given kinds (HTML standard, optional end tags). */
const ENDS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: new Set(["li"]),
  dt: new Set(["dt", "dd"]),
  dd: new Set(["dt", "dd"]),
  tr: new Set(["tr", "td", "th"]),
  td: new Set(["td", "th"]),
  th: new Set(["td", "th"]),
  option: new Set(["option"]),
};
const ENDS_PARAGRAPH = new Set(
  "address article aside blockquote div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul".split(
    " ",
  ),
);

/** Parses any text as HTML; never fails, never recurses. */
export function parseTree(html: string): TreeNode {
  const builder = new TreeBuilder(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(html);
  tokenizer.end();
  return builder.root;
}

interface OpenNode extends TreeNode {
  readonly attributes: Map<string, string>;
}

class TreeBuilder extends SilentListener {
  readonly root: OpenNode = { tag: "#root", attributes: new Map(), children: [] };
  readonly #html: string;
  readonly #stack: OpenNode[] = [this.root];
  /** Elements open beyond the depth kept. */
  #beyond = 0;
  /** Where on the stack the outermost open svg or math element stands; 0 when there is none. */
  #foreignAt = 0;
  #opening: OpenNode | null = null;
  #attribute = "";
  #value = "";

  constructor(html: string) {
    super();
    this.#html = html;
  }

  override onopentagname(start: number, end: number): void {
    this.#opening = { tag: this.#html.slice(start, end).toLowerCase(), attributes: new Map(), children: [] };
  }

  override onattribname(start: number, end: number): void {
    this.#attribute = this.#html.slice(start, Math.min(end, start + 32)).toLowerCase();
    this.#value = "";
  }

  override onattribdata(start: number, end: number): void {
    const room = MAX_ATTRIBUTE_CHARS - this.#value.length;
    if (room > 0) this.#value += this.#html.slice(start, Math.min(end, start + room));
  }

  override onattribentity(codepoint: number): void {
    this.#value += String.fromCodePoint(codepoint);
  }

  override onattribend(): void {
    const attributes = this.#opening?.attributes;
    if (!attributes || !KEPT_ATTRIBUTES.has(this.#attribute) || attributes.has(this.#attribute)) return;
    if (attributes.size < MAX_ATTRIBUTES) attributes.set(this.#attribute, this.#value);
  }

  override onopentagend(): void {
    this.#open(false);
  }

  override onselfclosingtag(): void {
    this.#open(true);
  }

  override onclosetag(start: number, end: number): void {
    const tag = this.#html.slice(start, end).toLowerCase();
    if (this.#beyond > 0) {
      this.#beyond--;
      return;
    }
    const lowest = Math.max(1, this.#stack.length - CLOSE_REACH);
    for (let i = this.#stack.length - 1; i >= lowest; i--) {
      if (this.#stack[i]!.tag !== tag) continue;
      this.#stack.length = i;
      if (i <= this.#foreignAt) this.#foreignAt = 0;
      return;
    }
  }

  override ontext(start: number, end: number): void {
    this.#append(this.#html.slice(start, end));
  }

  override ontextentity(codepoint: number): void {
    this.#append(String.fromCodePoint(codepoint));
  }

  #append(text: string): void {
    const { children } = this.#stack.at(-1)!;
    const last = children.length - 1;
    if (typeof children[last] === "string") children[last] += text;
    else children.push(text);
  }

  #open(selfClosing: boolean): void {
    const node = this.#opening!;
    this.#opening = null;
    if (this.#beyond === 0) this.#endImplied(node.tag);
    if (this.#stack.length > MAX_DEPTH) {
      if (VOID_TAGS.has(node.tag)) this.#stack.at(-1)!.children.push(node);
      else if (!selfClosing) this.#beyond++;
      return;
    }
    this.#stack.at(-1)!.children.push(node);
    // A closing slash means something in foreign content only (HTML standard, 13.2.6.5).
    if (VOID_TAGS.has(node.tag) || (selfClosing && this.#foreignAt > 0)) return;
    if (this.#foreignAt === 0 && (node.tag === "svg" || node.tag === "math"))
      this.#foreignAt = this.#stack.length;
    this.#stack.push(node);
  }

  #endImplied(tag: string): void {
    const open = this.#stack.at(-1)!.tag;
    if (open === "p" && ENDS_PARAGRAPH.has(tag)) this.#stack.pop();
    const ends = ENDS[tag];
    while (ends && this.#stack.length > 1 && ends.has(this.#stack.at(-1)!.tag)) this.#stack.pop();
  }
}
