// Exact: the worked examples of slides2010, "Document Similarity".
import { describe, expect, it } from "vitest";
import {
  bagJaccard,
  characterShingleBag,
  characterShingles,
  jaccard,
  minHash,
  shingleLength,
  signatureSimilarity,
} from "#detect/index.js";

/** Columns of a boolean matrix as sets of row numbers. */
function columns(...rows: number[][]): Set<number>[] {
  return rows[0]!.map((_, c) => new Set(rows.flatMap((row, r) => (row[c] === 1 ? [r] : []))));
}

describe("slides: shingles", () => {
  it("abcab with k = 2 has the shingles ab, bc, ca", () => {
    expect([...characterShingles("abcab", 2)].sort()).toEqual(["ab", "bc", "ca"]);
  });

  it("as a bag it counts ab twice", () => {
    expect(Object.fromEntries(characterShingleBag("abcab", 2))).toEqual({ ab: 2, bc: 1, ca: 1 });
  });

  it("k is 5 for short and 10 for long documents", () => {
    expect(shingleLength("x".repeat(500))).toBe(5);
    expect(shingleLength("x".repeat(50_000))).toBe(10);
  });
});

describe("slides: Jaccard similarity", () => {
  it("3 elements in the intersection and 8 in the union give 3/8", () => {
    expect(jaccard(new Set([1, 2, 3, 4, 5]), new Set([3, 4, 5, 6, 7, 8]))).toBe(3 / 8);
  });

  it("the two-column example gives 2/5", () => {
    const [c1, c2] = columns([0, 1], [1, 0], [1, 1], [0, 0], [1, 1], [0, 1]);
    expect(jaccard(c1!, c2!)).toBe(2 / 5);
  });

  it("equals a / (a + b + c) over the row types", () => {
    const [c1, c2] = columns([1, 1], [1, 1], [1, 1], [1, 0], [1, 0], [0, 1], [0, 0], [0, 0]);
    expect(jaccard(c1!, c2!)).toBe(3 / (3 + 2 + 1));
  });

  it("of bags counts every occurrence", () => {
    expect(bagJaccard(characterShingleBag("abcab", 2), characterShingleBag("abc", 2))).toBe(2 / 4);
  });
});

describe("slides: MinHash example", () => {
  // Rows of the input matrix: h1 h2 h3 | C1 C2 C3 C4.
  const table = [
    [1, 4, 3, 1, 0, 1, 0],
    [3, 2, 4, 1, 0, 0, 1],
    [7, 1, 7, 0, 1, 0, 1],
    [6, 3, 6, 0, 1, 0, 1],
    [2, 6, 1, 0, 1, 0, 1],
    [5, 7, 2, 1, 0, 1, 0],
    [4, 5, 5, 1, 0, 1, 0],
  ];
  const [c1, c2, c3, c4] = columns(...table.map((row) => row.slice(3)));
  const orders = [0, 1, 2].map((h) => (row: number) => table[row]![h]!);
  const [s1, s2, s3, s4] = [c1, c2, c3, c4].map((column) => minHash(column!, orders));

  it("gives the printed signature matrix, rows h1, h2, h3 (printed h3, h2, h1)", () => {
    const rows = [0, 1, 2].map((h) => [s1, s2, s3, s4].map((s) => s![h]));
    expect(rows).toEqual([
      [1, 2, 1, 2],
      [2, 1, 4, 1],
      [2, 1, 2, 1],
    ]);
  });

  it("gives the printed similarities of columns and of signatures", () => {
    expect([jaccard(c1!, c3!), jaccard(c2!, c4!), jaccard(c1!, c2!), jaccard(c3!, c4!)]).toEqual([
      0.75, 0.75, 0, 0,
    ]);
    const signatures = [
      signatureSimilarity(s1!, s3!),
      signatureSimilarity(s2!, s4!),
      signatureSimilarity(s1!, s2!),
      signatureSimilarity(s3!, s4!),
    ];
    expect(signatures.map((s) => Number(s.toFixed(2)))).toEqual([0.67, 1, 0, 0]);
  });
});
