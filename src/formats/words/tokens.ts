// Texts cut into tokens, by one rule for all languages: what stands between spaces and signs is a word, and in scripts
// whose words stand unparted (or with endings attached, as Korean has them) every two neighbouring characters are a token.
import { wellFormed } from "../seals/strict-json.js";
import { fold, MOST_TOKEN_CHARS } from "./fold.js";

/** One token, and the place in the text that it was made of. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where its first character ends; of a word, the end. */
  readonly firstEnd: number;
  /** One character at the end of an unparted row: a row that goes on after it has none there. */
  readonly isTail: boolean;
}

/** A stretch of text without spaces and signs; an emoji is one of its own. */
const STRETCH = new RegExp(
  String.raw`[\p{L}\p{N}\p{M}\p{Co}\u00ad\u034f\u200c\u200d\u2060]+|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}`,
  "gu",
);
const UNPARTED =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Bopomofo}\\p{Script=Yi}\\p{Script=Tibetan}ー々〆ヶ";
/** A character with what stands upon it; or a row of what is no such character. */
const PIECE = new RegExp(
  `(?<one>(?=[${UNPARTED}])[\\p{L}\\p{N}\\p{Co}][\\p{M}\\uff9e\\uff9f]*)|(?:(?![${UNPARTED}])[^])+|[^]`,
  "gu",
);
const HAS_UNPARTED = new RegExp(`[${UNPARTED}]`, "u");
/** Of what has no letter in it at all nobody could ask. */
const HAS_BODY = /[\p{L}\p{N}\p{Co}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The tokens of a text, in order. */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: stretch, index } of text.matchAll(STRETCH)) {
    if (HAS_UNPARTED.test(stretch)) yield* tokensOfStretch(stretch, index);
    else yield* wordOf(stretch, index);
  }
}

/** The same as FTS5 takes them: parted by spaces. */
export function tokenText(text: string): string {
  const tokens: string[] = [];
  for (const { text: token } of tokensOf(text)) tokens.push(token);
  return tokens.join(" ");
}

interface Character {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch may change from one kind of script to the other: "2020年の東京". */
function* tokensOfStretch(stretch: string, offset: number): Generator<Token> {
  let row: Character[] = [];
  for (const { 0: piece, index, groups } of stretch.matchAll(PIECE)) {
    const start = offset + index;
    if (groups?.["one"] !== undefined)
      row.push({ folded: safe(fold(piece)), start, end: start + piece.length });
    else {
      yield* pairsOf(row);
      row = [];
      yield* wordOf(piece, start);
    }
  }
  yield* pairsOf(row);
}

/** Every two neighbours, and the last by itself: so each character begins exactly one token. */
function* pairsOf(row: readonly Character[]): Generator<Token> {
  for (const [i, { folded, start, end }] of row.entries()) {
    const next = row[i + 1];
    if (next) yield { text: folded + next.folded, start, end: next.end, firstEnd: end, isTail: false };
    else yield { text: folded, start, end, firstEnd: end, isTail: true };
  }
}

function* wordOf(word: string, start: number): Generator<Token> {
  // Cut before folding, which would take long for a word of a million letters.
  const head = word.length <= MOST_TOKEN_CHARS ? word : wellFormed(word.slice(0, MOST_TOKEN_CHARS));
  const text = safe(fold(head));
  const end = start + word.length;
  if (HAS_BODY.test(text)) yield { text, start, end, firstEnd: end, isTail: false };
}

/** Folding may bring signs and spaces (½ becomes 1⁄2, ﷺ several words): FTS5 would part the token there. */
function safe(folded: string): string {
  return wellFormed(folded.replace(/[\0-/:-@[-`{-\x7f\s]/g, "").slice(0, MOST_TOKEN_CHARS));
}
