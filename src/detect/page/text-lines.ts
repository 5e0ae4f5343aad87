// The visible text of a tree, line by line, up to a bound.
import { parseBounded } from "./bounded-parser.js";
import type { LinkedNode } from "./linked-tree.js";

/** What no reader is shown as text; the title is read by itself. */
const UNSEEN = new Set(
  "script style noscript noembed noframes template head title iframe object embed audio video canvas datalist metadata defs desc rp".split(
    " ",
  ),
);
const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rb ruby s samp small span strike strong sub sup time tt u var wbr tspan mi mn mo".split(
    " ",
  ),
);
const BUTTON_TYPES = new Set(["submit", "button", "reset"]);
const HIDING = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;
/** Feeds hold pages as text. */
const MARKUP = /<[a-z!/]/i;

/** How a tree is read. */
export interface LineOptions {
  /** Whether elements are an application's own: each is a line, and texts may be HTML. */
  readonly isXml: boolean;
  readonly mostChars: number;
}

/** Collects the text of trees. */
export class TextLines {
  readonly #options: LineOptions;
  readonly #lines: string[] = [];
  #line = "";
  /** How words are read aloud stands above them: beside them it would part them. */
  #readings = "";
  #chars = 0;
  #isCut = false;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  get text(): string {
    this.#endLine();
    return this.#lines.join("\n").slice(0, this.#options.mostChars);
  }

  /** Whether there was more. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** With a stack of its own: a page may nest as deep as it likes. */
  addTree(root: LinkedNode): void {
    const stack: { readonly node: LinkedNode; next: LinkedNode | null; readonly isReading: boolean }[] = [];
    stack.push({ node: root, next: root.first, isReading: false });
    for (let top = stack.at(-1); top && !this.#isCut; top = stack.at(-1)) {
      const { next, isReading } = top;
      if (next === null) {
        stack.pop();
        if (!this.#isInline(top.node)) this.#endLine();
        continue;
      }
      top.next = next.next;
      if (next.text !== null) this.#addText(next.text, isReading);
      else if (this.#open(next))
        stack.push({ node: next, next: next.first, isReading: isReading || next.tag === "rt" });
    }
  }

  /** Whether what the element holds is to be read. */
  #open(node: LinkedNode): boolean {
    const { isXml } = this.#options;
    if (!isXml && isHidden(node)) return false;
    if (!this.#isInline(node)) this.#endLine();
    if (!isXml) this.#addReplacement(node);
    return true;
  }

  #isInline({ tag }: LinkedNode): boolean {
    return !this.#options.isXml && (INLINE.has(tag) || tag === "rt" || tag === "img");
  }

  /** What stands for a picture, and what stands on a button. */
  #addReplacement(node: LinkedNode): void {
    const { tag } = node;
    if (tag === "img" || tag === "area") this.#addText(` ${valueOf(node, "alt") ?? ""} `, false);
    if (tag !== "input") return;
    const type = valueOf(node, "type")?.toLowerCase() ?? "";
    if (BUTTON_TYPES.has(type)) this.#addText(valueOf(node, "value") ?? "", false);
    if (type === "image") this.#addText(valueOf(node, "alt") ?? "", false);
  }

  #addText(text: string, isReading: boolean): void {
    if (this.#options.isXml && MARKUP.test(text)) return this.#addMarkup(text);
    if (isReading) this.#readings += ` ${text}`;
    else this.#line += text;
    if (this.#chars + this.#line.length > 2 * this.#options.mostChars) this.#endLine();
  }

  /** A feed's entry is HTML, written as text (RSS 2.0 description, Atom content of type html). */
  #addMarkup(text: string): void {
    const { mostChars } = this.#options;
    const inner = new TextLines({ isXml: false, mostChars: Math.max(0, mostChars - this.#chars) });
    inner.addTree(parseBounded(text, false));
    this.#line += ` ${inner.text} `;
    this.#endLine();
  }

  #endLine(): void {
    // At most ends of elements nothing waits.
    if (this.#line === "" && this.#readings === "") return;
    for (const line of [this.#line, this.#readings]) {
      const folded = line.replace(/\s+/g, " ").trim();
      if (folded === "") continue;
      this.#lines.push(folded);
      this.#chars += folded.length + 1;
    }
    [this.#line, this.#readings] = ["", ""];
    if (this.#chars > this.#options.mostChars + 1) this.#isCut = true;
  }
}

/** Whether the page says that the element is not to be shown, or it is of a kind that shows no text. */
function isHidden(node: LinkedNode): boolean {
  if (UNSEEN.has(node.tag) || valueOf(node, "hidden") !== null) return true;
  if (node.tag === "dialog" && valueOf(node, "open") === null) return true;
  return HIDING.test(valueOf(node, "style") ?? "");
}

function valueOf({ attributes }: LinkedNode, wanted: string): string | null {
  return attributes.find(({ name }) => name === wanted)?.value ?? null;
}
