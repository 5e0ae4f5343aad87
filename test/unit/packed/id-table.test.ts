// Ids by number: the same text comes back, and no two share a number.
import fc from "fast-check";
import { expect, it } from "vitest";
import { IdTable } from "#packed/index.js";

const uuid = fc.uuid().map((text) => `<urn:uuid:${text}>`);
const near = uuid.map((text) => text.toUpperCase().replace("<URN:UUID:", "<urn:uuid:"));
const id = fc.oneof(
  uuid,
  near,
  fc.string(),
  uuid.map((text) => text.slice(0, -2) + ">>"),
);

it("gives back every id by its number, and every number by its id", () => {
  fc.assert(
    fc.property(fc.array(id, { maxLength: 300 }), (ids) => {
      const table = new IdTable();
      const numbers = ids.map((one) => table.add(one));
      expect(numbers.map((number) => table.at(number))).toEqual(ids);
      expect(ids.map((one) => table.numberOf(one))).toEqual(numbers);
      expect(table.size).toBe(new Set(ids).size);
    }),
    { seed: 20261119, numRuns: 100 },
  );
});

it("knows no id that was not added", () => {
  const table = new IdTable();
  table.add("<urn:uuid:00000000-0000-0000-0000-000000000001>");
  table.add("odd");
  expect(table.numberOf("<urn:uuid:00000000-0000-0000-0000-000000000000>")).toBe(-1);
  expect(table.numberOf("other")).toBe(-1);
});

it("holds many", () => {
  const table = new IdTable();
  const nth = (n: number): string =>
    `<urn:uuid:${n.toString(16).padStart(8, "0")}-0000-0000-0000-000000000000>`;
  for (let n = 0; n < 40_000; n++) expect(table.add(nth(n))).toBe(n);
  for (let n = 0; n < 40_000; n += 777) expect(table.at(n)).toBe(nth(n));
});
