import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { parseQuery, snippetOf, tokenText, wellFormed } from "#formats/index.js";
import { tokensOf } from "#formats/words/tokens.js";

describe("tokens of a text", () => {
  it.each([
    ["German", "Die Straße, ÜBERALL!", "die strasse uberall"],
    ["Greek, with a sigma at the end", "Οδυσσεύς ΟΔΥΣΣΕΥΣ", "οδυσσευσ οδυσσευσ"],
    ["Arabic, with and without vowel signs", "كِتَاب كتاب", "كتاب كتاب"],
    ["Hebrew, with points", "שָׁלוֹם", "שלום"],
    ["Russian", "ёлка", "елка"],
    ["Turkish capitals", "İSTANBUL ısı", "istanbul isi"],
    ["combining marks of either form", "é e\u0301", "e e"],
    ["Hindi, whose vowels are marks", "हिन्दी", "हिन्दी"],
    ["full-width letters", "ＡＢＣ１", "abc1"],
    ["soft hyphens and joiners", "Donau\u00addampf\u200dschiff", "donaudampfschiff"],
    ["emoji, whatever their colour", "👍🏽 gut 🇩🇪", "👍 gut 🇩🇪"],
    ["half a character", "a\ud800b", "a b"],
    ["signs alone", "—…!?*\"'^(){}[]:-+", ""],
  ])("%s", (_, text, tokens) => {
    expect(tokenText(text)).toBe(tokens);
  });

  it.each([
    ["Chinese", "東京都", "東京 京都 都"],
    ["Japanese between digits and Latin", "2020年のTOKYO塔", "2020 年の の tokyo 塔"],
    ["Korean", "서울은", "서울 울은 은"],
    ["Thai, with vowels and tones upon their consonants", "ที่นี่", "ที่นี่ นี่"],
    ["katakana of half width", "ｶﾞｲﾄﾞ", "ガイ イド ド"],
  ])("every two neighbours of unparted scripts: %s", (_, text, tokens) => {
    expect(tokenText(text)).toBe(tokens);
  });

  it("a word of a million letters is compared by its beginning", () => {
    expect(tokenText("x".repeat(1_000_000))).toBe("x".repeat(64));
  });

  it("are the same whether they are cut one by one or plain words are taken by the way", () => {
    const unit = fc.oneof(
      fc.constantFrom("a", "Z", "7", " ", "\n", "-", "\0", "@", "`", "x".repeat(40), "ß", "ü", "\u0301", "\u00ad", "K"),
      fc.constantFrom("東", "の", "ก", "ｶ", "ﾞ", "½", "\u00a0", "—", "👍", "🇩", "\ud800", "\udc00", "\u200d", "ς", "Σ"),
      fc.string({ unit: "binary", maxLength: 1 }),
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const text = units.join("");
        const tokens = [...tokensOf(text)].map((token) => token.text).filter((token) => token !== "");
        expect(tokenText(text)).toBe(tokens.join(" "));
      }),
      { seed: 23, numRuns: 3000 },
    );
  });

  it("never holds what FTS5 would read as more than one word", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(tokenText(text)).toMatch(/^(?:[^\0-/:-@[-`{-\x7f\s]+(?: (?!$)|$))*$/);
      }),
      { seed: 19, numRuns: 100 },
    );
  });
});

describe("a question", () => {
  const word = (...tokens: string[]) => ({ tokens, isPrefix: false });

  it.each([
    ["words", "river  Flood", [word("river"), word("flood")], []],
    ["phrases", '"opening hours" now', [word("opening", "hours"), word("now")], []],
    ["a phrase that is not closed", '"opening hours', [word("opening", "hours")], []],
    ["what is left out", 'a -b -"c d"', [word("a")], [word("b"), word("c", "d")]],
    ["a hyphen inside a word", "e-mail", [word("e", "mail")], []],
    ["a beginning", "kirch*", [{ tokens: ["kirch"], isPrefix: true }], []],
    ["the syntax of FTS5", 'a AND NEAR(b, 2) title:c "', [word("a"), word("and"), word("near", "b"), word("2"), word("title", "c")], []], // prettier-ignore
    ["two characters of Chinese", "京都", [word("京都")], []],
    ["one character of Chinese", "京", [{ tokens: ["京"], isPrefix: true }], []],
    ["Chinese before a word", '"京都 tower"', [word("京都", "都", "tower")], []],
  ])("%s", (_, text, all, none) => {
    expect(parseQuery(text)).toEqual({ all, none });
  });

  it.each(["", "  ", "-only", '"" * -', "!?", "w ".repeat(33), "x".repeat(501)])(
    "no question: %j",
    (text) => {
      expect(parseQuery(text)).toBeNull();
    },
  );
});

describe("a snippet", () => {
  const shown = (text: string, query: string): string =>
    snippetOf(text, parseQuery(query)!)
      .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
      .join("");

  it("marks words as they stand in the text", () => {
    expect(shown("Die Straße am Fluss", "strasse fluss")).toBe("Die [Straße] am [Fluss]");
  });

  it("marks the characters that were asked for, and no more", () => {
    expect(shown("大東京都庁", "東京都")).toBe("大[東京都]庁");
    expect(shown("大東京", "東")).toBe("大[東]京");
  });

  it("shows the stretch with the most of the words", () => {
    const text = `one ${"filler ".repeat(200)}two and one ${"filler ".repeat(200)}`;
    expect(shown(text, "one two")).toMatch(/^… .*\[two\] and \[one\].* …$/);
  });

  it("never gives markup: what looks like it is text", () => {
    const pieces = snippetOf("<b>bold</b> <script>x", parseQuery("bold")!);
    expect(pieces).toEqual([
      { text: "<b>", isHit: false },
      { text: "bold", isHit: true },
      { text: "</b> <script>x", isHit: false },
    ]);
  });

  it("holds the whole of a short text, whatever it is and whatever is asked", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.string({ minLength: 1, maxLength: 20 }),
        (text, asked) => {
          const query = parseQuery(asked);
          fc.pre(query !== null);
          const pieces = snippetOf(text, query);
          expect(pieces.map((piece) => piece.text).join("")).toBe(wellFormed(text).replace(/\s+/g, " "));
        },
      ),
      { seed: 19, numRuns: 300 },
    );
  });
});
