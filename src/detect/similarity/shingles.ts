// k-shingles of the slides (slides2010 "Shingles - k-grams"): of characters or words, as a set or as a bag.

/** The slides' rule of thumb: k = 5 for short documents, k = 10 for long ones. */
export function shingleLength(text: string): 5 | 10 {
  return text.length < LONG_DOCUMENT_CHARS ? 5 : 10;
}

// "Long" is left open by the slides; about a printed page.
const LONG_DOCUMENT_CHARS = 3000;

/** The distinct runs of k characters; a shorter, non-empty text is its own only shingle. */
export function characterShingles(text: string, k: number): Set<string> {
  return new Set(characterRuns(text, k));
}

/** The runs of k characters with how often each occurs (the slides' option: count "ab" twice). */
export function characterShingleBag(text: string, k: number): Map<string, number> {
  return countEach(characterRuns(text, k));
}

/** The distinct runs of k words, joined by one space. */
export function wordShingles(words: readonly string[], k: number): Set<string> {
  checkLength(k);
  const shingles = new Set<string>();
  if (words.length === 0) return shingles;
  for (let i = 0; i + k <= words.length; i++) shingles.add(words.slice(i, i + k).join(" "));
  if (words.length < k) shingles.add(words.join(" "));
  return shingles;
}

function* characterRuns(text: string, k: number): Generator<string> {
  checkLength(k);
  if (text.length > 0 && text.length < k) yield text;
  for (let i = 0; i + k <= text.length; i++) yield text.slice(i, i + k);
}

function countEach(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function checkLength(k: number): void {
  if (!Number.isInteger(k) || k < 1) throw new RangeError(`not a shingle length: ${k}`);
}
