// Strings from the web on a terminal, as text and as JSON.
import fc from "fast-check";
import { expect, it } from "vitest";
import { printable, printableJson } from "#formats/index.js";

const UNSAFE = /(?!\n)\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;

it("JSON says the same and holds no character that moves the cursor or turns text around", () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        "\u009b",
        "\u0085",
        "\u202e",
        "\u2066",
        "\u200f",
        "\u2028",
        "\ufeff",
        "\u{e0041}",
        '"',
        "\\",
      ),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(fc.dictionary(text, fc.oneof(text, fc.integer())), (value) => {
      for (const indent of [0, 2]) {
        const json = printableJson(value, indent);
        expect(json).not.toMatch(UNSAFE);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }
    }),
    { seed: 8259 },
  );
});

it("text shows that something stood there", () => {
  expect(printable("a\u202eb\u009bc\n")).toBe("a\ufffdb\ufffdc\ufffd");
});
