// Runs of characters taken at once are the tokens that parse5 makes one character at a time, whatever is written.
import fc from "fast-check";
import { Tokenizer, TokenizerMode, type Token, type TokenHandler } from "parse5";
import { expect, it } from "vitest";
import { RunTokenizer } from "../../../src/detect/page/run-tokenizer.js";

const PIECES = [
  ..."< > \" ' & ; = / ! - ? # a Z \t \n \r \f \0".split(" "),
  " ",
  "  ",
  "plain words, one after the other; and more",
  "     ",
  "\r\n",
  "&amp;",
  "&#x41;",
  "&notit;",
  '<a href="http://a.example/?x=1&amp;y=two words" title=\'it is "so"\' data-x=bare>',
  "</a>",
  "<b class='",
  '<i id="',
  "<!--",
  "-->",
  "<!doctype html>",
  "<![CDATA[",
  "]]>",
  "<script>",
  "</script>",
  "<title>",
  "</title>",
  "é",
  "\u{1f600}",
  "\ud800",
  "\udc00x", // two of them in a row parse5 does not survive, and no decoder gives them
  "\ue000",
  "\ufeff",
  "\uffff",
  "\x7f",
  "\x80",
  "x".repeat(70_000),
];

const MODES = [
  TokenizerMode.DATA,
  TokenizerMode.RCDATA,
  TokenizerMode.RAWTEXT,
  TokenizerMode.SCRIPT_DATA,
  TokenizerMode.PLAINTEXT,
  TokenizerMode.CDATA_SECTION,
];

/** Every token, as it is when it is told; a script's text is read as such. */
function tokensBy(kind: typeof Tokenizer, html: string, mode: Tokenizer["state"]): string[] {
  const told: string[] = [];
  const tell = (name: string) => (token: object) => void told.push(`${name} ${JSON.stringify(token)}`);
  const handler: TokenHandler = {
    onComment: tell("comment"),
    onDoctype: tell("doctype"),
    onStartTag: (token: Token.TagToken) => {
      tell("start")(token);
      if (token.tagName === "script") tokenizer.state = TokenizerMode.SCRIPT_DATA;
      if (token.tagName === "title") tokenizer.state = TokenizerMode.RCDATA;
    },
    onEndTag: tell("end"),
    onEof: tell("eof"),
    onCharacter: tell("text"),
    onNullCharacter: tell("null"),
    onWhitespaceCharacter: tell("space"),
  };
  const tokenizer = new kind({ sourceCodeLocationInfo: false }, handler);
  tokenizer.state = mode;
  tokenizer.lastStartTagName = "script";
  tokenizer.write(html, true);
  return told;
}

it("are the same of any text, in every mode", () => {
  const html = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(html, fc.constantFrom(...MODES), (text, mode) => {
      expect(tokensBy(RunTokenizer, text, mode)).toEqual(tokensBy(Tokenizer, text, mode));
    }),
    { numRuns: 3000, seed: 23 },
  );
});

it("takes a run as one step, in text and in both kinds of quotes", () => {
  let steps = 0;
  class Counted extends RunTokenizer {
    protected override _callState(cp: number): void {
      steps++;
      super._callState(cp);
    }
  }
  const word = "word".repeat(5000);
  tokensBy(Counted, `${word} ${word}<a b="${word}" c='${word}'>${" ".repeat(5000)}`, TokenizerMode.DATA);
  expect(steps).toBeLessThan(50);
});
