import fc from "fast-check";
import { expect, test } from "vitest";
import { parseUrlList } from "#seeds/index.js";
import { UsageError } from "../../../src/errors.js";

test("reads lines of any ending, with comments, blanks, doublets and a byte order mark", () => {
  const text =
    "\ufeffhttp://a.test/\r\n\r\n# comment\n  http://b.test/x#part \rhttp://a.test\nhttp://c.test/ # why\n";
  expect(parseUrlList(text, "list")).toEqual(["http://a.test/", "http://b.test/x", "http://c.test/"]);
});

test("names bad lines by their numbers, the first few of many", () => {
  expect(() => parseUrlList("http://a.test/\n\nexample.org\nftp://x/\n", "seeds.txt")).toThrow(
    'seeds.txt: not an http or https address: line 3 "example.org", line 4 "ftp://x/"',
  );
  expect(() => parseUrlList("x\n".repeat(8), "l")).toThrow(/line 5 "x" and 3 more lines$/);
});

test("fails with nothing but a usage error, whatever it is given", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      try {
        parseUrlList(text, "list");
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
      }
    }),
    { seed: 7 },
  );
});
