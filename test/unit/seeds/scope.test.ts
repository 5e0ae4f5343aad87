import { describe, expect, test } from "vitest";
import { HOST_SCOPE, parsePageUrl, type PageKind, type PageUrl, type ScopeRules } from "#model/index.js";
import { scopeOf, scopeRefusal, siteFromSeeds } from "#seeds/index.js";
import { UsageError } from "../../../src/errors.js";

const page = (text: string): PageUrl => parsePageUrl(text)!;

interface Way {
  readonly kind?: PageKind;
  readonly depth?: number;
  readonly hops?: number;
}

function refusal(
  rules: Partial<ScopeRules>,
  url: string,
  way: Way = {},
  seeds = ["http://www.example.org/docs/a.html"],
) {
  const scope = scopeOf(siteFromSeeds(seeds), { ...HOST_SCOPE, ...rules });
  return scopeRefusal(scope, { url: page(url), kind: "document", depth: 1, hops: 0, ...way })?.code ?? null;
}

describe("how far seeds reach", () => {
  test.each([
    ["host", "http://www.example.org/x", null],
    ["host", "https://www.example.org/x", null],
    ["host", "http://example.org/docs/", "out-of-scope"],
    ["host", "http://www.example.org:8080/", "out-of-scope"],
    ["prefix", "http://www.example.org/docs/b/c?d", null],
    ["prefix", "https://www.example.org/docs/", null],
    ["prefix", "http://www.example.org/docs", "out-of-scope"],
    ["prefix", "http://www.example.org/docs2/", "out-of-scope"],
    ["prefix", "http://www.example.org.evil.test/docs/", "out-of-scope"],
    ["domain", "http://example.org/", null],
    ["domain", "https://a.b.example.org:8443/", null],
    ["domain", "http://notexample.org/", "out-of-scope"],
    ["domain", "http://example.org.evil.test/", "out-of-scope"],
    ["any", "http://elsewhere.test/", null],
  ] as const)("%s: %s %s", (kind, url, code) => expect(refusal({ kind }, url)).toBe(code));

  test("an address has no subdomains", () => {
    const seeds = ["http://10.0.0.1/"];
    expect(refusal({ kind: "domain" }, "http://10.0.0.1/x", {}, seeds)).toBeNull();
    expect(refusal({ kind: "domain" }, "http://0.0.1/", {}, seeds)).toBe("out-of-scope");
  });

  test("SURT prefixes take in what begins so", () => {
    const rules = { kind: "surt", surtPrefixes: ["http://example.org", "http://(net,example,)/a/"] } as const;
    expect(refusal(rules, "https://deep.example.org/x")).toBeNull();
    expect(refusal(rules, "http://example.net/a/b")).toBeNull();
    expect(refusal(rules, "http://example.net/b")).toBe("out-of-scope");
    expect(refusal(rules, "http://www.example.net/a/b")).toBe("out-of-scope");
    expect(refusal(rules, "http://example2.org/")).toBe("out-of-scope");
  });

  test("many seeds reach together", () => {
    const seeds = ["http://a.test/", "http://b.test/x/"];
    expect(refusal({}, "http://b.test/", {}, seeds)).toBeNull();
    expect(refusal({ kind: "prefix" }, "http://b.test/", {}, seeds)).toBe("out-of-scope");
  });
});

describe("what is taken within reach", () => {
  test("requisites are taken anywhere, at any depth, unless excluded", () => {
    const requisite = { kind: "requisite", depth: 9 } as const;
    expect(refusal({ maxDepth: 1, include: ["nothing"] }, "http://cdn.test/a.css", requisite)).toBeNull();
    expect(refusal({ exclude: ["\\.css$"] }, "http://cdn.test/a.css", requisite)).toBe("excluded");
  });

  test("depth counts links from a seed", () => {
    expect(refusal({ maxDepth: 2 }, "http://www.example.org/x", { depth: 2 })).toBeNull();
    expect(refusal({ maxDepth: 2 }, "http://www.example.org/x", { depth: 3 })).toBe("too-deep");
    expect(refusal({ maxDepth: 0 }, "http://www.example.org/x", { depth: 1 })).toBe("too-deep");
  });

  test("hops count links out of scope", () => {
    const url = "http://elsewhere.test/";
    expect(refusal({ hops: 1 }, url, { hops: 0 })).toBeNull();
    expect(refusal({ hops: 1 }, url, { hops: 1 })).toBe("out-of-scope");
    expect(refusal({ hops: 2 }, url, { hops: 1 })).toBeNull();
  });

  test("patterns narrow the scope, exclusion first", () => {
    const rules = { include: ["/docs/", "/blog/"], exclude: ["print="] };
    expect(refusal(rules, "http://www.example.org/blog/1")).toBeNull();
    expect(refusal(rules, "http://www.example.org/shop/1")).toBe("not-included");
    expect(refusal(rules, "http://www.example.org/docs/?print=1")).toBe("excluded");
    expect(refusal(rules, "http://elsewhere.test/docs/")).toBe("out-of-scope");
  });
});

describe("rules in words", () => {
  const words = (rules: Partial<ScopeRules>, seeds = ["http://a.test/x/y"]) =>
    scopeOf(siteFromSeeds(seeds), { ...HOST_SCOPE, ...rules }).rule;

  test("say everything that decides", () => {
    expect(words({})).toBe("pages on a.test; requisites of these pages anywhere");
    expect(words({ kind: "prefix", maxDepth: 1, hops: 2 })).toBe(
      "pages below a.test/x/, and up to 2 links beyond, at most 1 link from a seed; requisites of these pages anywhere",
    );
    expect(words({ kind: "any", include: ["a", "b"], exclude: ["c"], maxPagesPerHost: 9 })).toBe(
      "pages anywhere, matching a or b, at most 9 pages per host; requisites of these pages anywhere; nothing matching c",
    );
  });

  test("stay one line with many seeds", () => {
    const seeds = Array.from({ length: 50 }, (_, i) => `http://h${i}.test/`);
    expect(words({}, seeds)).toContain("h9.test and 40 more");
  });

  test.each([
    [{ kind: "surt" } as const, /needs at least one --surt-prefix/],
    [{ kind: "surt", surtPrefixes: ["nonsense"] } as const, /expected a SURT prefix/],
    [{ include: ["("] }, /--include: not a regular expression: "\(" \(Unterminated group\)/],
    [{ exclude: ["x".repeat(1001)] }, /--exclude: a pattern may have 1000 characters/],
  ])("refuse with one line what cannot be used: %j", (rules, why) => {
    const make = () => words(rules);
    expect(make).toThrow(UsageError);
    expect(make).toThrow(why);
  });
});
