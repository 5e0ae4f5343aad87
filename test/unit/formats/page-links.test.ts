// Links as addresses: the short way for plain paths gives what the URL standard gives.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageLinks } from "#formats/index.js";
import { MAX_URL_LENGTH, parsePageUrl, type PageUrl } from "#model/index.js";

const BASE = parsePageUrl("http://living.test:8080/a/b.html?c=d")!;
const PIECES = [
  "/",
  "//",
  ".",
  "..",
  "a",
  "B",
  "9",
  "~",
  "_",
  "-",
  "%2e",
  "%41",
  "?",
  ";",
  ":",
  "\\",
  "@",
  "\u00e9",
  "|",
];

describe("an address found on a page", () => {
  it("is the one that the URL standard gives, whatever the link is made of", () => {
    const links = fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(links, fc.boolean(), (link, fromRoot) => {
        const value = fromRoot ? `/${link}` : link;
        const expected = parsePageUrl(value, BASE);
        const { documents } = pageLinks(`<a href="${value}">`, BASE);
        expect(documents).toEqual(expected === null ? [] : [expected]);
      }),
      { seed: 5, numRuns: 3000 },
    );
  });

  it("is not taken when it is too long, plain or not", () => {
    const longest = MAX_URL_LENGTH - "http://living.test:8080".length;
    const path = `/${"a".repeat(longest - 1)}`;
    expect(pageLinks(`<a href="${path}">`, BASE).documents).toHaveLength(1);
    expect(pageLinks(`<a href="${path}a">`, BASE).documents).toEqual([]);
  });
});

describe("a page of very many links", () => {
  it("gives what its first places hold: five for each address that may be taken", () => {
    const url = "http://site.test/" as PageUrl;
    const same = '<a href="?same">x</a>'.repeat(49);
    expect(pageLinks(`${same}<a href="/late">y</a><a href="/later">z</a>`, url, 10).documents).toEqual([
      "http://site.test/?same",
      "http://site.test/late",
    ]);
  });
});
