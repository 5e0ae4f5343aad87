// parse5's tokenizer, which takes one character after the other, made to take a run of plain ones at once: most of a
// page is text and values of attributes. The tokens are the same.
import { Token, Tokenizer, TokenizerMode, type TokenHandler } from "parse5";

/** Of what a run may be made, as bits. */
const [TEXT, SPACE, VALUE, NAME] = [1, 2, 4, 8] as const;

/** By code: surrogates and what lies above them are left to parse5, and so is what may begin another token. */
const PLAIN_IN = new Uint8Array(2 ** 16);
for (let code = 0x20; code < 0xd800; code++) {
  const char = String.fromCharCode(code);
  PLAIN_IN[code] =
    (/[\s&<]/.test(char) ? 0 : TEXT) |
    (char === " " ? SPACE : 0) |
    (/["&'<]/.test(char) ? 0 : VALUE) |
    // Others are made lower case one by one.
    (/[-a-z0-9]/.test(char) ? NAME : 0);
}

/** Gives the tokens that parse5's own gives; positions and errors are not asked for. */
export class RunTokenizer extends Tokenizer {
  protected override _callState(cp: number): void {
    const { state } = this;
    super._callState(cp);
    const bits = RUNS_IN[state]!;
    if (bits === 0 || this.state !== state) return;
    if (bits === NAME || bits === VALUE) this.#takePart(cp, bits);
    else this.#takeText(cp);
  }

  /** Behind a plain character, which began or lengthened the current token. */
  #takeText(cp: number): void {
    const token = this.currentCharacterToken;
    if (token === null) return;
    const run = this.#run(cp, token.type === Token.TokenType.CHARACTER ? TEXT : SPACE);
    if (run !== "") token.chars += run;
  }

  /** The same of a name or a value. */
  #takePart(cp: number, bits: number): void {
    const run = this.#run(cp, bits);
    if (run === "") return;
    if (bits === VALUE) this.currentAttr.value += run;
    else if (this.state === TAG_NAME) (this.currentToken as Token.TagToken).tagName += run;
    else this.currentAttr.name += run;
  }

  /** What is plain behind a character that is; it is passed over. */
  #run(cp: number, bits: number): string {
    if (cp < 0 || cp >= PLAIN_IN.length || (PLAIN_IN[cp]! & bits) === 0) return "";
    const { preprocessor } = this;
    const { html } = preprocessor;
    const from = preprocessor.pos + 1;
    let end = from;
    while (end < html.length && (PLAIN_IN[html.charCodeAt(end)]! & bits) !== 0) end++;
    if (end === from) return "";
    preprocessor.pos = end - 1;
    return html.slice(from, end);
  }
}

const nothing = (): void => undefined;
const NO_HANDLER: TokenHandler = {
  onComment: nothing,
  onDoctype: nothing,
  onStartTag: nothing,
  onEndTag: nothing,
  onEof: nothing,
  onCharacter: nothing,
  onNullCharacter: nothing,
  onWhitespaceCharacter: nothing,
};

// parse5 names few of its states, and tells the numbers of the others when it is led there.
const TAG_NAME = stateBehind("<di");
/** By the number of a state: what is taken at once there. */
const RUNS_IN = new Uint8Array(256);
const { DATA, RCDATA, RAWTEXT, SCRIPT_DATA, PLAINTEXT } = TokenizerMode;
for (const state of [DATA, RCDATA, RAWTEXT, SCRIPT_DATA, PLAINTEXT]) RUNS_IN[state] = TEXT | SPACE;
for (const html of ["<di", "<a hre"]) RUNS_IN[stateBehind(html)] = NAME;
for (const html of ['<a b="c', "<a b='c"]) RUNS_IN[stateBehind(html)] = VALUE;

function stateBehind(html: string): number {
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, NO_HANDLER);
  tokenizer.write(html, false);
  return tokenizer.state;
}
