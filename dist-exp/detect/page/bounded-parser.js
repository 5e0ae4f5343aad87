// parse5 with bounds, so that its work is linear in the length of any page: how deep elements nest, how many
// formatting elements are opened again and again, how many attributes a tag has. Within them the tree is parse5's.
import { Parser, Token, Tokenizer, TokenizerMode } from "parse5";
import { LINKED_TREE, MOST_ATTRIBUTES } from "./linked-tree.js";
/** Elements nested deeper than this are read as if their content stood in the deepest one kept. */
const MAX_DEPTH = 200;
/** Formatting elements (b, i, font …) left open that are opened again in the next paragraph. */
const MOST_FORMATTING = 64;
/** How many such elements a page may be given beyond one for each of its tags. */
const FREE_FORMATTING = 10_000;
const VOID_TAGS = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements that hold text only: they nest nothing, so that they may stand at any depth. */
const TEXT_TAGS = new Set("iframe noembed noframes noscript plaintext script style textarea title xmp".split(" "));
/** Reads a text as a browser with scripts switched on does; of XML, self-closing tags and CDATA sections are known. */
export function parseBounded(html, isXml) {
    const parser = new BoundedParser(isXml);
    parser.tokenizer.write(html, true);
    return parser.document;
}
class BoundedParser extends Parser {
    #isXml;
    /** Elements open beyond the depth kept. */
    #beyond = 0;
    #tags = 0;
    #reopened = 0;
    constructor(isXml) {
        super({ treeAdapter: LINKED_TREE, scriptingEnabled: true });
        this.#isXml = isXml;
        this.tokenizer = new BoundedTokenizer(this.options, this);
        this.tokenizer.inForeignNode = isXml;
    }
    onStartTag(token) {
        this.#tags++;
        const { tagName } = token;
        const isTooDeep = this.openElements.stackTop > MAX_DEPTH;
        if (isTooDeep && !VOID_TAGS.has(tagName) && !TEXT_TAGS.has(tagName)) {
            if (!token.selfClosing)
                this.#beyond++;
            return;
        }
        this.activeFormattingElements.entries.length = Math.min(this.activeFormattingElements.entries.length, MOST_FORMATTING);
        super.onStartTag(token);
        if (this.#isXml && token.selfClosing && !VOID_TAGS.has(tagName))
            this.#endAtOnce(token);
    }
    onEndTag(token) {
        if (this.#beyond > 0 && !TEXT_TAGS.has(token.tagName))
            this.#beyond--;
        else
            super.onEndTag(token);
    }
    /** XML: <script/> is whole, also where HTML would read all that follows as its text. */
    #endAtOnce(token) {
        if (token.ackSelfClosing)
            return;
        this.tokenizer.state = TokenizerMode.DATA;
        super.onEndTag({ ...token, type: Token.TokenType.END_TAG, selfClosing: false });
    }
    _reconstructActiveFormattingElements() {
        if (this.#reopened > FREE_FORMATTING + this.#tags)
            this.activeFormattingElements.entries.length = 0;
        const depth = this.openElements.stackTop;
        super._reconstructActiveFormattingElements();
        this.#reopened += this.openElements.stackTop - depth;
    }
    _setContextModes(current, tagId) {
        super._setContextModes(current, tagId);
        // Asked for the first time before our own constructor has begun.
        if (#isXml in this && this.#isXml)
            this.tokenizer.inForeignNode = true;
    }
}
class BoundedTokenizer extends Tokenizer {
    /** Each new attribute is held against all before it: their number is bounded. */
    _leaveAttrName() {
        const { attrs } = this.currentToken;
        if (attrs.length < MOST_ATTRIBUTES)
            super._leaveAttrName();
    }
    /** A reference of many hundred digits comes out as no number at all, which parse5 does not survive. */
    _flushCodePointConsumedAsCharacterReference(codePoint) {
        super._flushCodePointConsumedAsCharacterReference(Number.isFinite(codePoint) ? codePoint : 0xfffd);
    }
}
