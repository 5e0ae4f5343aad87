// parse5 with bounds, so that its work is linear in the length of any page: how deep elements nest, how many
// formatting elements are opened again and again, how many attributes a tag has. Within them the tree is parse5's.
import { Parser, Token, TokenizerMode } from "parse5";
import { LINKED_TREE, MOST_ATTRIBUTES, type LinkedNode, type LinkedTreeMap } from "./linked-tree.js";
import { RunTokenizer } from "./run-tokenizer.js";

/** Elements nested deeper than this are read as if their content stood in the deepest one kept. */
const MAX_DEPTH = 200;
/** Formatting elements (b, i, font …) left open that are opened again in the next paragraph. */
const MOST_FORMATTING = 64;
/** How many such elements a page may be given beyond one for each of its tags. */
const FREE_FORMATTING = 10_000;
const VOID_TAGS = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements that hold text only: they nest nothing, so that they may stand at any depth. */
const TEXT_TAGS = new Set(
  "iframe noembed noframes noscript plaintext script style textarea title xmp".split(" "),
);

/** Reads a text as a browser with scripts switched on does; of XML, self-closing tags and CDATA sections are known. */
export function parseBounded(html: string, isXml: boolean): LinkedNode {
  const parser = new BoundedParser(isXml);
  parser.tokenizer.write(html, true);
  return parser.document;
}

class BoundedParser extends Parser<LinkedTreeMap> {
  readonly #isXml: boolean;
  /** Elements open beyond the depth kept. */
  #beyond = 0;
  #tags = 0;
  #reopened = 0;

  constructor(isXml: boolean) {
    super({ treeAdapter: LINKED_TREE, scriptingEnabled: true });
    this.#isXml = isXml;
    this.tokenizer = new BoundedTokenizer(this.options, this);
    this.tokenizer.inForeignNode = isXml;
  }

  override onStartTag(token: Token.TagToken): void {
    this.#tags++;
    const { tagName } = token;
    const isTooDeep = this.openElements.stackTop > MAX_DEPTH;
    if (isTooDeep && !VOID_TAGS.has(tagName) && !TEXT_TAGS.has(tagName)) {
      if (!token.selfClosing) this.#beyond++;
      return;
    }
    this.activeFormattingElements.entries.length = Math.min(
      this.activeFormattingElements.entries.length,
      MOST_FORMATTING, // newest first, so that the oldest go
    );
    super.onStartTag(token);
    if (this.#isXml && token.selfClosing && !VOID_TAGS.has(tagName)) this.#endAtOnce(token);
  }

  override onEndTag(token: Token.TagToken): void {
    if (this.#beyond > 0 && !TEXT_TAGS.has(token.tagName)) this.#beyond--;
    else super.onEndTag(token);
  }

  /** XML: <script/> is whole, also where HTML would read all that follows as its text. */
  #endAtOnce(token: Token.TagToken): void {
    if (token.ackSelfClosing) return;
    this.tokenizer.state = TokenizerMode.DATA;
    super.onEndTag({ ...token, type: Token.TokenType.END_TAG, selfClosing: false });
  }

  override _reconstructActiveFormattingElements(): void {
    if (this.#reopened > FREE_FORMATTING + this.#tags) this.activeFormattingElements.entries.length = 0;
    const depth = this.openElements.stackTop;
    super._reconstructActiveFormattingElements();
    this.#reopened += this.openElements.stackTop - depth;
  }

  protected override _setContextModes(current: LinkedNode | undefined, tagId: number | undefined): void {
    super._setContextModes(current, tagId);
    // Asked for the first time before our own constructor has begun.
    if (#isXml in this && this.#isXml) this.tokenizer.inForeignNode = true;
  }
}

class BoundedTokenizer extends RunTokenizer {
  /** Each new attribute is held against all before it: their number is bounded. */
  protected override _leaveAttrName(): void {
    const { attrs } = this.currentToken as Token.TagToken;
    if (attrs.length < MOST_ATTRIBUTES) super._leaveAttrName();
  }

  /** A reference of many hundred digits comes out as no number at all, which parse5 does not survive. */
  protected override _flushCodePointConsumedAsCharacterReference(codePoint: number): void {
    super._flushCodePointConsumedAsCharacterReference(Number.isFinite(codePoint) ? codePoint : 0xfffd);
  }
}
