// Texts cut into tokens, by one rule for all languages: what stands between spaces and signs is a word, and in scripts
// whose words stand unparted (or with endings attached, as Korean has them) every two neighbouring characters are a token.
import { wellFormed } from "../seals/strict-json.js";
import { CHAR_KIND, kindAt, sizeAt } from "./char-kind.js";
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

interface Character {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a text, in order. */
export function* tokensOf(text: string): Generator<Token> {
  let row: Character[] = [];
  for (let at = 0; at < text.length;) {
    const kind = kindAt(text, at);
    const end = endOfPiece(text, at, kind);
    if (kind === CHAR_KIND.unparted) {
      row.push({ folded: foldedPiece(text.slice(at, end)), start: at, end });
    } else {
      // A row ends at whatever is none of its characters: "2020年の東京" has two.
      if (row.length > 0) yield* pairsOf(row);
      row = [];
      if (kind >= CHAR_KIND.letter) yield wordAt(text, at, end);
    }
    at = end;
  }
  yield* pairsOf(row);
}

/** From a character beyond ASCII to the next ASCII sign. */
const BEYOND_ASCII = /[^\0-\x7f][0-9A-Za-z\u0080-\uffff]*/g;
const PLAIN_WORD = /[0-9a-z]+/g;

/** The same as FTS5 takes them: parted by spaces. */
export function tokenText(text: string): string {
  const tokens: string[] = [];
  let at = 0;
  for (const { index, 0: rest } of text.matchAll(BEYOND_ASCII)) {
    const start = wordStart(text, index, at);
    addPlain(tokens, text.slice(at, start));
    at = index + rest.length;
    // Between two ASCII signs: no token reaches over them.
    for (const { text: token } of tokensOf(text.slice(start, at))) if (token !== "") tokens.push(token);
  }
  addPlain(tokens, text.slice(at));
  return tokens.join(" ");
}

/** Where the ASCII letters and digits begin that stand before a place. */
function wordStart(text: string, place: number, from: number): number {
  let start = place;
  while (start > from && kindAt(text, start - 1) === CHAR_KIND.letter) start--;
  return start;
}

/** In ASCII a word is its letters and digits, and folding is lower case: nothing has to be looked up. */
function addPlain(tokens: string[], ascii: string): void {
  for (const word of ascii.toLowerCase().match(PLAIN_WORD) ?? [])
    tokens.push(word.slice(0, MOST_TOKEN_CHARS));
}

/** Marks and joiners belong to the letter before them; letters to the word. */
function endOfPiece(text: string, start: number, kind: number): number {
  let at = start + sizeAt(text, start);
  if (kind === CHAR_KIND.flag) return kindAt(text, at) === CHAR_KIND.flag ? at + sizeAt(text, at) : at;
  if (kind !== CHAR_KIND.letter && kind !== CHAR_KIND.unparted) return at;
  for (; at < text.length; at += sizeAt(text, at)) {
    const next = kindAt(text, at);
    const isPart =
      next === CHAR_KIND.mark || next === CHAR_KIND.unseen || (next === kind && kind === CHAR_KIND.letter);
    if (!isPart) break;
  }
  return at;
}

/** Every two neighbours, and the last by itself: so each character begins exactly one token. */
function* pairsOf(row: readonly Character[]): Generator<Token> {
  for (let i = 0; i < row.length; i++) {
    const { folded, start, end } = row[i]!;
    const next = row[i + 1];
    if (next) yield { text: folded + next.folded, start, end: next.end, firstEnd: end, isTail: false };
    else yield { text: folded, start, end, firstEnd: end, isTail: true };
  }
}

function wordAt(text: string, start: number, end: number): Token {
  // Cut before folding, which would take long for a word of a million letters.
  const isLong = end - start > MOST_TOKEN_CHARS;
  const head = isLong ? wellFormed(text.slice(start, start + MOST_TOKEN_CHARS)) : text.slice(start, end);
  return { text: foldedPiece(head), start, end, firstEnd: end, isTail: false };
}

/** Texts repeat their words: those folded lately are kept. */
const kept = new Map<string, string>();
const MOST_KEPT = 20_000;

function foldedPiece(piece: string): string {
  const known = kept.get(piece);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  // Folding may bring signs and spaces (½ becomes 1⁄2, ﷺ several words): FTS5 would part the token there.
  const signless = fold(piece).replace(/[\0-/:-@[-`{-\x7f\s]/g, "");
  const folded = wellFormed(signless.slice(0, MOST_TOKEN_CHARS));
  kept.set(piece, folded);
  return folded;
}
