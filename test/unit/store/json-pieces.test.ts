import { describe, expect, it } from "vitest";
import { jsonPieces } from "#store/archive/json-pieces.js";

describe("JSON in pieces", () => {
  it.each([0, 1, 3, 5000])("is what one JSON.stringify would write, with %d pages", (count) => {
    const pages = Array.from({ length: count }, (_, i) => ({
      url: `http://site.test/${i}\n"`,
      none: null,
      list: [i, {}],
    }));
    const pieces = [...jsonPieces({ format: "x", counts: { pages: count }, pages } as { pages: unknown[] })];
    const whole = `${JSON.stringify({ format: "x", counts: { pages: count }, pages }, null, 2)}\n`;
    expect(Buffer.concat(pieces).toString()).toBe(whole);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(70_000);
  });
});
