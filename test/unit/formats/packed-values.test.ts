import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GrowingNumbers, PackedValues, StringTable } from "#packed/index.js";

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => `sha-256:${Buffer.from(bytes).toString("hex")}`),
  fc.uuid().map((id) => `<urn:uuid:${id}>`),
  fc.uuid().map((id) => `<urn:uuid:${id.toUpperCase()}>`),
  fc.constantFrom("text/html", "response", "x".repeat(200), "sha-256:short"),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.maxSafeInteger(),
    fc.integer({ min: -70, max: 300 }),
    fc.integer({ min: 2 ** 20 - 3, max: 2 ** 20 + 3 }),
    fc.integer({ min: 0, max: 5000 }).map((ms) => 1_700_000_000_000 + ms),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("any"), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom("url", "times", "outcome", "id"), tie("any")),
  ),
})).any;

describe("packed values", () => {
  it("come back exactly as they went in, whatever was packed before and after", () => {
    const run = (values: readonly unknown[]) => {
      const packed = new PackedValues();
      const places = values.map((one) => packed.add(one));
      expect(places.map((place) => packed.get(place))).toEqual(values.map((one) => one));
    };
    fc.assert(fc.property(fc.array(value, { maxLength: 30 }), run), { seed: 11, numRuns: 300 });
  });

  it("come back as a series that shares its texts", () => {
    const run = (values: readonly unknown[]) => {
      const packed = new PackedValues();
      const before: string[] = [];
      const places = [...values, ...values].map((one) => packed.add(one, before));
      const found: string[] = [];
      expect(places.map((place) => packed.get(place, found))).toEqual([...values, ...values]);
      expect(found).toEqual(before);
    };
    fc.assert(fc.property(fc.array(value, { maxLength: 10 }), run), { seed: 13, numRuns: 100 });
  });

  it("keep values that are longer than a chunk, and those after them", () => {
    const packed = new PackedValues();
    const values = ["a", "é".repeat(200_000), { b: "c" }, "x".repeat(65_536), 7];
    const places = values.map((one) => packed.add(one));
    expect(places.map((place) => packed.get(place))).toEqual(values);
  });

  it("drop members that are undefined, as JSON does", () => {
    const packed = new PackedValues();
    expect(packed.get(packed.add({ a: undefined, b: 1 }))).toEqual({ b: 1 });
  });
});

describe("string table", () => {
  it("numbers distinct strings in the order of their arrival", () => {
    const run = (strings: readonly string[]) => {
      const table = new StringTable();
      const distinct = [...new Set(strings)];
      expect(strings.map((one) => table.add(one))).toEqual(strings.map((one) => distinct.indexOf(one)));
      expect(distinct.map((_, i) => table.at(i))).toEqual(distinct);
      expect(table.size).toBe(distinct.length);
      expect(table.numberOf(`${strings.join("")}!`)).toBe(-1);
    };
    fc.assert(fc.property(fc.array(fc.webUrl()), run), { seed: 12, numRuns: 200 });
  });

  it("finds each of many thousands again", () => {
    const table = new StringTable();
    const urlOf = (i: number) => `http://site.test/${i}/${"ä".repeat(i % 7)}`;
    for (let i = 0; i < 50_000; i++) table.add(urlOf(i));
    for (let i = 0; i < 50_000; i += 7) expect(table.numberOf(urlOf(i))).toBe(i);
    expect(table.numberOf("http://site.test/50000/")).toBe(-1);
  });
});

describe("growing numbers", () => {
  it("keep what was pushed and set", () => {
    const numbers = new GrowingNumbers(Float64Array);
    for (let i = 0; i < 1000; i++) expect(numbers.push(i / 2)).toBe(i);
    numbers.set(3, -1);
    expect([numbers.length, numbers.at(3), numbers.at(999), numbers.view().length]).toEqual([
      1000, -1, 499.5, 1000,
    ]);
  });
});
