// Properties of the distances and of the diff, and MinHash's error against its theory.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bagJaccard,
  changedTokens,
  characterShingleBag,
  characterShingles,
  diffSequences,
  hashSignature,
  jaccard,
  levenshtein,
  NearDuplicateIndex,
  signatureSimilarity,
  textSignature,
  textSimilarity,
  wordShingles,
} from "#detect/index.js";

const seed = 7;
const text = fc.string({ unit: fc.constantFrom("a", "b", "c", " "), maxLength: 24 });
const distances: [string, (a: string, b: string) => number][] = [
  ["Levenshtein distance", levenshtein],
  ["Jaccard distance of 2-shingles", (a, b) => 1 - jaccard(characterShingles(a, 2), characterShingles(b, 2))],
  ["bag Jaccard distance", (a, b) => 1 - bagJaccard(characterShingleBag(a, 2), characterShingleBag(b, 2))],
];

describe.each(distances)("%s", (_, distance) => {
  it("is zero from a text to itself, symmetric, and keeps the triangle inequality", () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-12);
      }),
      { seed, numRuns: 400 },
    );
  });
});

it("Levenshtein distance is zero only between equal texts", () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(levenshtein(a, b) === 0).toBe(a === b);
    }),
    { seed, numRuns: 400 },
  );
});

/** Applies hunks to a and returns the result. */
function applied(a: Int32Array, b: Int32Array, hunks: ReturnType<typeof diffSequences>): number[] {
  const out: number[] = [];
  let at = 0;
  for (const hunk of hunks) {
    out.push(...a.subarray(at, hunk.aFrom), ...b.subarray(hunk.bFrom, hunk.bTo));
    at = hunk.aTo;
  }
  return [...out, ...a.subarray(at)];
}

/** Insertions + deletions of a shortest script, by dynamic programming. */
function leastScript(a: Int32Array, b: Int32Array): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(a[i - 1] === b[j - 1] ? rows[i - 1]![j - 1]! : 1 + Math.min(rows[i - 1]![j]!, row[j - 1]!));
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

describe("diffSequences", () => {
  const tokens = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 }).map((t) => Int32Array.from(t));

  it("turns a into b with a shortest script when the difference is small", () => {
    fc.assert(
      fc.property(tokens, tokens, (a, b) => {
        const hunks = diffSequences(a, b);
        expect(applied(a, b, hunks)).toEqual([...b]);
        expect(changedTokens(hunks)).toBe(leastScript(a, b));
      }),
      { seed, numRuns: 500 },
    );
  });

  it("still turns a into b when the difference is far beyond the exact search", () => {
    const long = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 600, maxLength: 900 });
    fc.assert(
      fc.property(long, long, (a, b) => {
        const [x, y] = [Int32Array.from(a), Int32Array.from(b)];
        expect(applied(x, y, diffSequences(x, y))).toEqual(b);
      }),
      { seed, numRuns: 40 },
    );
  });
});

describe("MinHash of 128 permutations", () => {
  /** Two sets with the given Jaccard similarity, disjoint from those of other trials. */
  function pairOf(similarity: number, trial: number): [Uint32Array, Uint32Array] {
    const union = 400;
    const shared = Math.round(similarity * union);
    const own = Math.floor((union - shared) / 2);
    const element = (i: number): number => Math.imul(trial * 1009 + i + 1, 0x9e3779b1) >>> 0;
    const a = Uint32Array.from({ length: shared + own }, (_, i) => element(i));
    const b = Uint32Array.from({ length: union - own }, (_, i) => element(i < shared ? i : i + own));
    return [a, b];
  }

  it.each([0, 0.1, 0.3, 0.5, 0.8, 0.95, 1])(
    "estimates J = %d without bias and with the theory's spread",
    (j) => {
      const trials = 400;
      const errors: number[] = [];
      for (let trial = 0; trial < trials; trial++) {
        const [a, b] = pairOf(j, trial);
        const exact = jaccard(new Set(a), new Set(b));
        errors.push(signatureSimilarity(hashSignature(a), hashSignature(b)) - exact);
      }
      const sigma = Math.sqrt((j * (1 - j)) / 128);
      const mean = errors.reduce((s, e) => s + e, 0) / trials;
      const spread = Math.sqrt(errors.reduce((s, e) => s + e * e, 0) / trials);
      // The mean of 400 trials has a standard error of sigma / 20; the spread's own error is about 4 %.
      expect(Math.abs(mean)).toBeLessThanOrEqual(4 * (sigma / 20) + 1e-12);
      expect(spread).toBeLessThanOrEqual(1.2 * sigma + 1e-12);
      if (j > 0 && j < 1) expect(spread).toBeGreaterThan(0.8 * sigma);
    },
  );

  it("of word shingles follows their Jaccard similarity", () => {
    const words = Array.from({ length: 300 }, (_, i) => `w${(i * 7919) % 211}`);
    const edited = words.map((word, i) => (i % 40 === 3 ? `${word}x` : word));
    const exact = jaccard(wordShingles(words, 3), wordShingles(edited, 3));
    const estimate = signatureSimilarity(textSignature(words), textSignature(edited));
    expect(Math.abs(estimate - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / 128));
  });

  it("makes the empty text equal to itself and unlike any other", () => {
    expect(signatureSimilarity(textSignature([]), textSignature([]))).toBe(1);
    expect(signatureSimilarity(textSignature([]), textSignature(["a", "b", "c"]))).toBe(0);
  });
});

describe("the similarities of a verdict", () => {
  const longer = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", " ", "\n"), maxLength: 120 });

  it("agree with the definitions they compute faster", () => {
    fc.assert(
      fc.property(longer, longer, (a, b) => {
        const { jaccard: fast, edit } = textSimilarity(a, b);
        expect(fast).toBeCloseTo(jaccard(characterShingles(a, 5), characterShingles(b, 5)), 12);
        const [x, y] = [a, b].map((text) => text.split(/\s+/).filter((word) => word !== ""));
        const ids = new Map([...new Set([...x!, ...y!])].map((word, i) => [word, i]));
        const [p, q] = [x!, y!].map((words) => Int32Array.from(words, (word) => ids.get(word)!));
        const total = p!.length + q!.length;
        expect(edit).toBeCloseTo(total === 0 ? 1 : 1 - leastScript(p!, q!) / total, 12);
      }),
      { seed, numRuns: 400 },
    );
  });

  it("are symmetric, within [0, 1], and 1 for equal texts", () => {
    fc.assert(
      fc.property(longer, longer, (a, b) => {
        const [there, back] = [textSimilarity(a, b), textSimilarity(b, a)];
        expect(there).toEqual(back);
        const { jaccard, minhash, edit } = there;
        for (const value of [jaccard, minhash, edit]) expect(value >= 0 && value <= 1).toBe(true);
        expect(textSimilarity(a, a)).toMatchObject({ jaccard: 1, minhash: 1, edit: 1, isEditLeast: true });
      }),
      { seed, numRuns: 200 },
    );
  });
});

describe("near-duplicate look-up", () => {
  const page = (n: number, edits: number): string[] =>
    Array.from({ length: 400 }, (_, i) => (i % 400 < edits ? `edit${n}-${i}` : `site${n % 50}-${i}`));

  it("finds every near duplicate among many pages, most similar first, and nothing else", () => {
    const index = new NearDuplicateIndex();
    for (let n = 0; n < 150; n++)
      index.add(`page-${n}`, textSignature(page(n, n < 50 ? 0 : n < 100 ? 8 : 30)));
    for (let n = 0; n < 50; n++) {
      const found = index.find(textSignature(page(n, 0)), 0.7);
      expect(found.map((f) => f.id)).toEqual([`page-${n}`, `page-${n + 50}`, `page-${n + 100}`]);
      expect(found[0]!.similarity).toBe(1);
    }
  });

  it("refuses a number of bands that does not divide the signature", () => {
    expect(() => new NearDuplicateIndex(33)).toThrow(RangeError);
  });
});
