// Numbers in typed arrays: what there is no room for is refused, never kept as another number.
import { expect, it } from "vitest";
import { GrowingNumbers } from "#packed/index.js";

it.each([
  { kind: Uint8Array, number: 256 },
  { kind: Uint8Array, number: -1 },
  { kind: Int32Array, number: 2 ** 31 },
  { kind: Int32Array, number: NaN },
  { kind: Uint32Array, number: 2 ** 32 + 5 },
  { kind: Uint32Array, number: 0.5 },
  { kind: Uint32Array, number: -1 },
])("there is no room in a $kind.name for $number", ({ kind, number }) => {
  const numbers = new GrowingNumbers(kind);
  expect(() => numbers.push(number)).toThrow(expect.objectContaining({ code: "INTERNAL" }) as Error);
  numbers.push(1);
  expect(() => numbers.set(0, number)).toThrow("has no room");
});

it("keeps what there is room for", () => {
  const numbers = new GrowingNumbers(Float64Array);
  for (const number of [0, -0, 2 ** 33, NaN, 0.5, -Infinity]) numbers.push(number);
  expect([...numbers.view()]).toEqual([0, -0, 2 ** 33, NaN, 0.5, -Infinity]);
  for (let number = 0; number < 100; number++) numbers.push(number);
  expect(numbers.at(105)).toBe(99);
});
