import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { surtForm, surtPrefix } from "#formats/index.js";

describe("SURT prefixes by the rules of the lecture slides", () => {
  // The slides' own examples, in SURT form and as the URLs that they come from.
  test.each([
    ["http://(org,example,www,)/main/subsection/", "http://(org,example,www,)/main/subsection/"],
    ["http://(org,example,www,)/main/subsection", "http://(org,example,www,)/main/"],
    ["http://(org,example,www,)/", "http://(org,example,www,)/"],
    ["http://(org,example,www,)", "http://(org,example,www,"],
    ["http://www.example.org/main/subsection/", "http://(org,example,www,)/main/subsection/"],
    ["http://www.example.org/main/subsection", "http://(org,example,www,)/main/"],
    ["http://www.example.org/", "http://(org,example,www,)/"],
    ["http://www.example.org", "http://(org,example,www,"],
  ])("%s → %s", (text, prefix) => expect(surtPrefix(text)).toBe(prefix));

  test.each([
    ["both schemes are one scope", "https://Example.org", "http://(org,example,"],
    ["unfinished SURTs stand as they are", "http://(org,", "http://(org,"],
    ["without a scheme it is http", "(org,example,)/a/b", "http://(org,example,)/a/"],
    ["a port belongs to the host", "http://example.org:8080/a/", "http://(org,example,:8080)/a/"],
    ["a default port does not", "https://example.org:443/a/", "http://(org,example,)/a/"],
    ["a port is not cut open", "http://example.org:808", "http://(org,example,:808)"],
    ["addresses are not turned round", "http://10.0.0.1/x/y", "http://(10.0.0.1)/x/"],
    ["nor are they cut open", "http://10.0.0.1", "http://(10.0.0.1)"],
    ["version 6 too", "http://[::1]:80/", "http://([::1])/"],
    ["paths keep their case", "http://example.org/A/B", "http://(org,example,)/A/"],
  ])("%s", (_, text, prefix) => expect(surtPrefix(text)).toBe(prefix));

  test.each(["", "example", "mailto:a@example.org", "http://", "//x"])("%j is none", (text) =>
    expect(surtPrefix(text)).toBeNull(),
  );

  test("every URL has its own prefix, and a prefix is its own", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const prefix = surtPrefix(url)!;
        expect(surtForm(url)!.startsWith(prefix)).toBe(true);
        expect(surtPrefix(prefix)).toBe(prefix);
      }),
      { seed: 5 },
    );
  });

  test("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(fc.string(), (text) => void surtPrefix(text)),
      { seed: 6 },
    );
  });
});
