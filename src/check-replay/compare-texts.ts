// Whether two renderings show the same words.
import type { BothWays } from "#model/index.js";

/** What came of it. */
export interface ComparedTexts {
  readonly isSame: boolean;
  /** Share of words that both have, 0 to 1, wherever they stand. */
  readonly sameWords: number;
  readonly firstDifference: BothWays<string> | null;
}

const [WORDS_BEFORE, WORDS_AFTER, MOST_CHARS] = [3, 9, 160];

/** Compares word by word; how they are spaced and broken into lines is no difference. */
export function compareTexts(stored: string, replayed: string): ComparedTexts {
  const [these, those] = [wordsOf(stored), wordsOf(replayed)];
  const at = firstDifference(these, those);
  const sameWords = shareOfWords(these, those);
  if (at === null) return { isSame: true, sameWords, firstDifference: null };
  return {
    isSame: false,
    sameWords,
    firstDifference: { stored: around(these, at), replayed: around(those, at) },
  };
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .split(/\s+/)
    .filter((word) => word !== "");
}

function firstDifference(these: readonly string[], those: readonly string[]): number | null {
  const longest = Math.max(these.length, those.length);
  for (let at = 0; at < longest; at++) if (these[at] !== those[at]) return at;
  return null;
}

/** Twice the words in common over all words of both. */
function shareOfWords(these: readonly string[], those: readonly string[]): number {
  if (these.length + those.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of these) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of those) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common++;
  }
  return (2 * common) / (these.length + those.length);
}

function around(words: readonly string[], at: number): string {
  const from = Math.max(0, at - WORDS_BEFORE);
  const text = words.slice(from, at + WORDS_AFTER).join(" ");
  const quoted = text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text;
  return at >= words.length ? `${quoted} (end)`.trimStart() : quoted;
}
