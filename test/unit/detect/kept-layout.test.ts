// Layouts as captures keep them: the same boxes come back, a record is bounded and says so, and nothing else is read.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_LAYOUT_BYTES, readLayout, writeLayout } from "#formats/index.js";
import type { LayoutBox } from "#model/index.js";

const box = (path: string, over: Partial<LayoutBox> = {}): LayoutBox => ({
  name: "div",
  document: 0,
  path,
  x: 0,
  y: 0,
  width: 100,
  height: 20,
  fontPx: 16,
  background: "",
  isVisible: true,
  ...over,
});
const written = (boxes: readonly LayoutBox[], isCut = false) =>
  writeLayout({ viewWidth: 1280, isCut, boxes });
const edited = (edit: (record: Record<string, unknown>) => object): Uint8Array => {
  const record = JSON.parse(Buffer.from(written([box("0"), box("0/1")])).toString()) as Record<
    string,
    unknown
  >;
  return Buffer.from(JSON.stringify({ ...record, ...edit(record) }));
};

describe("a kept layout", () => {
  it("gives back every box of the document's own tree, to a tenth of a pixel", () => {
    const tenth = fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 10 || 0);
    const path = fc.array(fc.nat(40), { minLength: 1, maxLength: 12 }).map((parts) => parts.join("/"));
    const any = fc.record({
      name: fc.constantFrom("div", "p", "x-é", 'a"b'),
      path,
      x: tenth,
      y: tenth,
      width: tenth,
      height: tenth,
      fontPx: tenth,
      background: fc.constantFrom("", "image", "rgb(1, 2, 3)"),
      isVisible: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (boxes) => {
        const own = boxes.map((one) => ({ document: 0, ...one }));
        expect(readLayout(written(own))).toEqual({ viewWidth: 1280, isCut: false, boxes: own });
      }),
      { seed: 20_261_116, numRuns: 200 },
    );
  });

  it("leaves out frames and what has no path, and bounds numbers that are none", () => {
    const odd = box("0", { x: Infinity, y: Number.NaN, width: 1e12, height: 0.04 });
    const read = readLayout(written([odd, box("0/1", { document: 1 }), box(""), box("0/2")]));
    expect(read?.boxes).toEqual([box("0", { x: 0, y: 0, width: 1e7, height: 0 }), box("0/2")]);
  });

  it("is bounded, and says that it is cut", () => {
    const many = Array.from({ length: 20_000 }, (_, at) => box(`0/1/${at}`, { y: at * 20 }));
    const bytes = written(many);
    expect(bytes.length).toBeLessThanOrEqual(MOST_LAYOUT_BYTES);
    expect(bytes.length).toBeGreaterThan(MOST_LAYOUT_BYTES * 0.9);
    const read = readLayout(bytes)!;
    expect(read.isCut).toBe(true);
    expect(read.boxes).toEqual(many.slice(0, read.boxes.length));
    const named = Array.from({ length: 20_000 }, (_, at) =>
      box(`0/${at}`, { name: `x-${"é".repeat(40)}${at}` }),
    );
    expect(written(named).length).toBeLessThanOrEqual(MOST_LAYOUT_BYTES);
    expect(readLayout(written(named))?.isCut).toBe(true);
    expect(readLayout(written([box("0"), box("0/1", { name: "y".repeat(200) })]))).toMatchObject({
      isCut: true,
      boxes: [box("0")],
    });
    expect(readLayout(written([box("0")], true))?.isCut).toBe(true);
  });

  it.each([
    ["no JSON", () => Buffer.from("{")],
    ["too long", () => Buffer.alloc(2 * MOST_LAYOUT_BYTES + 1, " ")],
    ["another form", () => edited(() => ({ format: "isochron-layout/2" }))],
    ["a row too short", () => edited(() => ({ boxes: [[0, "0", 0]] }))],
    ["a name that is not there", () => edited(() => ({ names: [] }))],
    ["a ground that is not there", () => edited(() => ({ grounds: [] }))],
    ["a path that goes on from nowhere", () => edited(() => ({ boxes: [[3, "1", 0, 0, 0, 0, 0, 0, 0, 1]] }))],
    ["an empty path", () => edited(() => ({ boxes: [[0, "", 0, 0, 0, 0, 0, 0, 0, 1]] }))],
    ["a path that is none", () => edited(() => ({ boxes: [[0, "a", 0, 0, 0, 0, 0, 0, 0, 1]] }))],
    ["a pixel beyond every page", () => edited(() => ({ boxes: [[0, "0", 0, 1e9, 0, 0, 0, 0, 0, 1]] }))],
    [
      "a path without end",
      () =>
        edited(() => ({ boxes: Array.from({ length: 900 }, (_, at) => [at, "0", 0, 0, 0, 0, 0, 0, 0, 1]) })),
    ],
  ])("is not read where it is none: %s", (_, bytes) => {
    expect(readLayout(bytes())).toBeNull();
  });
});
