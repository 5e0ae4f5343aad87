import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strictJson, strictJsonObject, wellFormed } from "#formats/index.js";

const problemOf = (text: string | Uint8Array): string | null => {
  const read = strictJson(text);
  return read.ok ? null : read.problem;
};

describe("strict JSON", () => {
  it("reads whatever JSON.stringify writes, as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, isSpaced) => {
        const text = JSON.stringify(value, null, isSpaced ? 2 : 0);
        const hasHuge = JSON.stringify(value).match(/\d(?:\.\d+)?e\+\d+|\d{16,}/) !== null;
        const hasHalf = /\p{Surrogate}/u.test(JSON.stringify(value)) || /\\ud[89a-f]/.test(text);
        fc.pre(!hasHuge && !hasHalf);
        expect(strictJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
      }),
      { seed: 20_260_105, numRuns: 500 },
    );
  });

  it.each([
    ['{"a":1,"a":1}', /two members named "a"/],
    ['{"a":1,"\\u0061":1}', /two members named "a"/],
    ['{"a" : 1 , "b":{"c":1,\n"c"\t: 2}}', /two members named "c"/],
    [`{${Array.from({ length: 40 }, (_, i) => `"${i}":0`).join()},"7":1}`, /two members named "7"/],
    ["[1.0]", /not written as ECMAScript/],
    ["[1e2]", /not written as ECMAScript/],
    ["[-0]", /not written as ECMAScript/],
    ["[0.10]", /not written as ECMAScript/],
    ["[12345678901234567]", /not written as ECMAScript|too large/],
    [`[${2 ** 53}]`, /too large/],
    ["[1e+21]", /too large/],
    ['["\\ud800"]', /surrogate/],
    ['{"\\udc00":1}', /surrogate/],
    [`${"[".repeat(65)}${"]".repeat(65)}`, /more than 64 deep/],
    ["[".repeat(1_000_000), /more than 64 deep/],
    ["{", /not JSON/],
    ['{"a":"', /not JSON/],
    ["\ufeff{}", /not JSON/],
    [Buffer.from([0x22, 0xff, 0x22]), /not UTF-8/],
  ])("refuses %j", (text, problem) => {
    expect(problemOf(text)).toMatch(problem);
  });

  it.each([
    '{"a":{"a":[{"a":1},{"a":2}]},"b":"\\"a\\":1,\\"a\\":2"}',
    `[${2 ** 53 - 1},-1.5e-7,0.3,0,-12]`,
    '["\\ud83d\\ude00","\\\\ud800","{\\"a\\":1"]',
    `${"[".repeat(64)}${"]".repeat(64)}`,
  ])("takes %s", (text) => {
    expect(strictJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });

  it("gives objects alone where one is asked for", () => {
    expect(strictJsonObject('{"a":1}')).toEqual({ a: 1 });
    for (const text of ["[]", "null", '"x"', "{"]) expect(strictJsonObject(text)).toBeNull();
  });

  it("mends a text that was cut within a character", () => {
    expect(wellFormed("a\u{1f600}".slice(0, 2))).toBe("a\ufffd");
    expect(wellFormed("a\u{1f600}")).toBe("a\u{1f600}");
  });
});
