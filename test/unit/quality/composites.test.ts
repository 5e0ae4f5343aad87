// What a document shares with all that it needs, whatever that needs in turn.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { compositeFlags, POSSIBLE, SHARP, SHOWN, VOUCHED } from "../../../src/quality/composites.js";

const WHOLE = SHARP | VOUCHED | POSSIBLE | SHOWN;
const flagsOf = (own: readonly number[], needs: readonly (readonly number[])[]): number[] => [
  ...compositeFlags(Uint8Array.from(own), (page) => needs[page] ?? []),
];

describe("composites", () => {
  it("lack what a part of a part lacks", () => {
    // A document, its style sheet, the image that the sheet names.
    expect(flagsOf([WHOLE, WHOLE, VOUCHED | POSSIBLE | SHOWN], [[1], [2]])).toEqual([
      VOUCHED | POSSIBLE | SHOWN,
      VOUCHED | POSSIBLE | SHOWN,
      VOUCHED | POSSIBLE | SHOWN,
    ]);
  });

  it("are claimed in no tier when a part of a part is not even known", () => {
    expect(flagsOf([WHOLE, WHOLE], [[1], [-1]])).toEqual([SHOWN, SHOWN]);
  });

  it("that need each other share what all of them have", () => {
    expect(flagsOf([WHOLE, WHOLE, SHOWN, WHOLE], [[1], [2], [0], []])).toEqual([SHOWN, SHOWN, SHOWN, WHOLE]);
  });

  it("are the same as by going through every part of every page", () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = new SeededRandom(seed);
      const size = 1 + Math.floor(random.next() * 12);
      const below = (most: number) => Math.floor(random.next() * most);
      const own = Array.from({ length: size }, () => below(16));
      const needs = own.map(() => Array.from({ length: below(4) }, () => below(size + 1) - 1));
      expect(flagsOf(own, needs), `seed ${seed}`).toEqual(own.map((_, page) => slowly(page, own, needs)));
    }
  });

  it("of a chain of 200,000 and of a page that needs all pages take one pass", () => {
    const size = 200_000;
    const all = Array.from({ length: size }, (_, i) => i);
    const flags = compositeFlags(new Uint8Array(size).fill(WHOLE), (page) =>
      page === 0 ? all : page + 1 < size ? [page + 1] : [-1],
    );
    expect(flags[0]).toBe(SHOWN);
  });
});

function slowly(page: number, own: readonly number[], needs: readonly (readonly number[])[]): number {
  const parts = new Set([page]);
  for (const part of parts) for (const needed of needs[part] ?? []) parts.add(needed);
  return [...parts].reduce((flags, part) => flags & (part === -1 ? SHOWN : own[part]!), WHOLE);
}
