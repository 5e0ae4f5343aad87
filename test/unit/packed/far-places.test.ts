// Values that lie beyond four gigabytes of others are those that were put there, and texts of every kind come back.
import fc from "fast-check";
import { expect, it } from "vitest";
import { PackedValues, StringTable } from "#packed/index.js";
import { withFarArenas } from "../../support/far-arenas.js";

it("tells strings apart that lie further than 32 bits can count", () =>
  withFarArenas(() => {
    const table = new StringTable();
    const texts = Array.from({ length: 200 }, (_, i) => `text ${i} ${"x".repeat(i * 10)}`);
    for (const [i, text] of texts.entries()) expect(table.add(text)).toBe(i);
    for (const [i, text] of texts.entries()) {
      expect(table.at(i)).toBe(text);
      expect(table.numberOf(text)).toBe(i);
    }
  }));

it("gives back values that lie further than 32 bits can count", () =>
  withFarArenas(() => {
    const values = new PackedValues();
    const places = [1, 2, 3].map((n) => values.add([n, "a"]));
    expect(places.map((place) => values.get(place))).toEqual([1, 2, 3].map((n) => [n, "a"]));
  }));

it.each([[""], ["x".repeat(65_536)], ["x".repeat(65_535)], ["x".repeat(3 * 65_536)]])(
  "keeps an empty text behind one that fills a chunk, and first of all (%#)",
  (before) => {
    const table = new StringTable();
    const texts = [...new Set([before, "", "after"])];
    const numbers = texts.map((text) => table.add(text));
    expect(numbers.map((number) => table.at(number))).toEqual(texts);
    expect(texts.map((text) => table.add(text))).toEqual(numbers);
  },
);

it("keeps every text as it is, halves of surrogate pairs too", () => {
  const text = fc
    .string({ unit: "binary", maxLength: 120 })
    .chain((start) =>
      fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => start + String.fromCharCode(code) + start),
    );
  const texts = fc.array(fc.oneof(fc.string(), text), { maxLength: 40 });
  fc.assert(
    fc.property(texts, (all) => {
      const [table, values] = [new StringTable(), new PackedValues()];
      const numbers = all.map((one) => table.add(one));
      expect(numbers.map((number) => table.at(number))).toEqual(all);
      expect(all.map((one) => table.numberOf(one))).toEqual(numbers);
      expect(table.size).toBe(new Set(all).size);
      expect(values.get(values.add(all))).toEqual(all);
    }),
    { seed: 20261120, numRuns: 100 },
  );
});

it("keeps long texts with halves of surrogate pairs", () => {
  const values = new PackedValues();
  const texts = ["a".repeat(200), `${"b".repeat(100)}\ud800`, `\udc00${"\u{1f600}".repeat(100)}`];
  expect(values.get(values.add([...texts, texts[1]]))).toEqual([...texts, texts[1]]);
});
