// Strangers' regular expressions: what the platform's own say, in time that no expression can blow up.
import fc from "fast-check";
import { expect, it } from "vitest";
import { LinearRegex } from "#access/cdx/linear-regex.js";

const atom = fc.constantFrom("a", "b", "c", ".", "[ab]", "[^a]", "[a-c]", "\\d", "\\W", "\\.", "^", "$", "1");
const { regex } = fc.letrec<{ regex: string }>((tie) => ({
  regex: fc.oneof(
    { depthSize: "small" },
    atom,
    fc.tuple(tie("regex"), tie("regex")).map(([a, b]) => a + b),
    fc.tuple(tie("regex"), tie("regex")).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(tie("regex"), fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "{0,}", "*?"))
      .map(([a, sign]) => `(${a})${sign}`),
  ),
}));

it("means what the platform's own mean, of the whole text and of its beginning", () => {
  fc.assert(
    fc.property(
      regex,
      fc.string({ unit: fc.constantFrom("a", "b", "c", "1", ".", "/"), maxLength: 9 }),
      (source, text) => {
        const own = new LinearRegex(source);
        expect(own.matches(text, "whole")).toBe(new RegExp(`^(?:${source})$`, "s").test(text));
        expect(own.matches(text, "start")).toBe(new RegExp(`^(?:${source})`, "s").test(text));
      },
    ),
    { seed: 7, numRuns: 3000 },
  );
});

it("is done at once with what takes others for ever", () => {
  const text = `${"a".repeat(4000)}!`;
  for (const source of ["(a+)+", "(a|aa)+", "(a*)*b", "(a|a?)+$", "(.*a){20}b", "(?:a?){200}a{200}b"])
    expect(new LinearRegex(source).matches(text, "whole")).toBe(false);
});
