// Texts with words as often as in real ones: the second word half as often as the first, the third a third (Zipf).

import { SeededRandom } from "#adapters/index.js";

const WORDS = 20_000;
const WORDS_PER_TEXT = 300;

/** Words by how often they stand, most often first. */
export const BENCH_WORDS: readonly string[] = Array.from({ length: WORDS }, (_, i) => wordNumber(i));

/** Text i; the same every time. */
export function textNumber(i: number): { readonly title: string; readonly text: string } {
  const random = new SeededRandom(i + 1);
  const words = Array.from(
    { length: WORDS_PER_TEXT },
    () => BENCH_WORDS[Math.floor(WORDS ** random.next()) - 1]!,
  );
  return { title: words.slice(0, 5).join(" "), text: words.join(" ") };
}

function wordNumber(i: number): string {
  const syllables = ["ka", "ri", "mo", "te", "lu", "sa", "ne", "vi", "do", "pu"];
  return String(i + 100)
    .split("")
    .map((digit) => syllables[Number(digit)]!)
    .join("");
}
