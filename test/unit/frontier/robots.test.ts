import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crawlDelaySeconds, isAllowed, robotsOf } from "#frontier/index.js";
import { parseRobots, ruleIndexOf } from "../../../src/frontier/robots.js";

const robots = (text: string) => parseRobots(Buffer.from(text));
const allowed = (text: string, path: string, token = "isochron") => isAllowed(robots(text), token, path);
const all = (rules: string) => `User-agent: *\n${rules}`;

describe("groups", () => {
  // RFC 9309 section 5.1.
  const simple = `User-Agent: *
    Disallow: *.gif$
    Disallow: /example/
    Allow: /publications/

    User-Agent: foobot
    Disallow:/
    Allow:/example/page.html
    Allow:/example/allowed.gif

    User-Agent: barbot
    User-Agent: bazbot
    Disallow: /example/page.html

    User-Agent: quxbot`;

  test.each([
    ["other", "/a.gif", false],
    ["other", "/a.gif?x", true],
    ["other", "/example/page.html", false],
    ["other", "/publications/x", true],
    ["foobot", "/anything", false],
    ["FooBot/2.1", "/example/page.html", true],
    ["foobot", "/example/allowed.gif", true],
    ["barbot", "/example/page.html", false],
    ["bazbot", "/example/page.html", false],
    ["bazbot", "/a.gif", true],
    ["quxbot", "/example/page.html", true],
    ["quxbot", "/a.gif", true],
  ])("of the standard's example let %s fetch %s: %s", (token, path, expected) => {
    expect(allowed(simple, path, token)).toBe(expected);
  });

  test("for the same robot are taken together", () => {
    const text = "User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /z\nUser-agent: A\nDisallow: /y";
    expect([allowed(text, "/x", "a"), allowed(text, "/y", "a"), allowed(text, "/z", "a")]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("are not parted by lines of others", () => {
    expect(allowed("User-agent: a\nSitemap: s\nCrawl-delay: 2\nUser-agent: b\nDisallow: /", "/", "a")).toBe(
      false,
    );
  });

  test("without a user agent count for nobody", () => {
    expect(allowed("Disallow: /\nUser-agent: x\nDisallow: /", "/")).toBe(true);
  });

  test("are not found by a mere prefix of the name", () => {
    expect(allowed("User-agent: iso\nDisallow: /", "/")).toBe(true);
    expect(allowed("User-agent: isochron-news\nDisallow: /", "/")).toBe(true);
  });
});

describe("rules", () => {
  // RFC 9309 section 5.2, "longest match".
  test("the longest match counts, and allow wins a tie", () => {
    const text = "User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif";
    expect(allowed(text, "/example/page/disallowed.gif", "foobot")).toBe(false);
    expect(allowed(text, "/example/page/x", "foobot")).toBe(true);
    expect(allowed(all("Disallow: /a\nAllow: /a"), "/a")).toBe(true);
    expect(allowed(all("Allow: /a\nDisallow: /a"), "/a")).toBe(true);
  });

  test.each([
    ["/fish", "/fish.html", true],
    ["/fish", "/Fish.asp", false],
    ["/fish*", "/fishheads/yummy.html", true],
    ["/fish/", "/fish", false],
    ["/*.php", "/folder/any.php.file.html", true],
    ["/*.php$", "/filename.php", true],
    ["/*.php$", "/filename.php?parameters", false],
    ["/fish*.php", "/fishheads/catfish.php?parameters", true],
    ["/a*b*c$", "/axbxcxc", true],
    ["/a*b$", "/ab/b/c", false],
    ["/$", "/", true],
    ["/$", "/a", false],
    ["/a$b", "/a$b", true],
    ["/*", "/anything", true],
    ["*", "/", true],
    ["/**a", "/xa", true],
    ["/a*$", "/abc", true],
  ])("%s matches %s: %s", (pattern, path, expected) => {
    expect(allowed(all(`Disallow: ${pattern}`), path)).toBe(!expected);
  });

  // RFC 9309 section 2.2.2, table of examples, and 2.2.3.
  test.each([
    ["/foo/bar?baz=quz", "/foo/bar?baz=quz"],
    ["/foo/bar?baz=https://foo.bar", "/foo/bar?baz=https://foo.bar"],
    ["/foo/bar/ツ", "/foo/bar/%E3%83%84"],
    ["/foo/bar/%E3%83%84", "/foo/bar/ツ"],
    ["/foo/bar/%e3%83%84", "/foo/bar/%E3%83%84"],
    ["/foo/bar/%62%61%7A", "/foo/bar/baz"],
    ["/path/file-with-a-%2A.html", "/path/file-with-a-*.html"],
    ["/path/foo-%24", "/path/foo-$"],
  ])("%s and %s are the same path", (pattern, path) => {
    expect(allowed(all(`Disallow: ${pattern}`), path)).toBe(false);
  });

  test("an escaped slash is no slash", () => {
    expect(allowed(all("Disallow: /a%2Fb"), "/a/b")).toBe(true);
  });

  test("an empty rule forbids nothing, and robots.txt itself is always allowed", () => {
    expect(allowed(all("Disallow:"), "/x")).toBe(true);
    expect(allowed(all("Disallow: /"), "/robots.txt")).toBe(true);
  });

  test("are read through comments, blank space, any line end and a byte order mark", () => {
    const text = "\ufeff# hello\r\nUSER-AGENT : *  # all\rdisallow\t:/x # here\n\nnonsense\nAllow: /x/y";
    expect([allowed(text, "/x"), allowed(text, "/x/y")]).toEqual([false, true]);
  });
});

test("a crawl delay is reported for the group that applies", () => {
  const text = robots(
    "User-agent: *\nCrawl-delay: 10\nUser-agent: isochron\nCrawl-delay: 0.5\nUser-agent: z\nCrawl-delay: x",
  );
  expect(crawlDelaySeconds(text, "isochron")).toBe(10);
  const parted = robots(
    "User-agent: *\nCrawl-delay: 10\nDisallow:\nUser-agent: isochron\nDisallow:\nCrawl-delay: 0.5",
  );
  expect(crawlDelaySeconds(parted, "isochron")).toBe(0.5);
  expect(crawlDelaySeconds(parted, "other")).toBe(10);
  expect(crawlDelaySeconds(robots(""), "other")).toBeNull();
});

test("sitemaps are reported", () => {
  expect(robots("Sitemap: http://h/a.xml\nUser-agent: x\nsitemap:http://h/b.xml")).toMatchObject({
    sitemaps: ["http://h/a.xml", "http://h/b.xml"],
  });
});

test.each([
  [200, "rules"],
  [301, "allow-all"],
  [403, "allow-all"],
  [404, "allow-all"],
  [500, "disallow-all"],
  [503, "disallow-all"],
  [null, "disallow-all"],
])("an answer with status %s means %s", (status, kind) => {
  const parsed = robotsOf(status, Buffer.from(all("Disallow: /x")));
  expect(parsed.kind).toBe(kind);
  expect(isAllowed(parsed, "isochron", "/y")).toBe(kind !== "disallow-all");
  expect(crawlDelaySeconds(parsed, "isochron")).toBeNull();
});

describe("hostile files", () => {
  test("beyond 500 KiB are not read", () => {
    const padding = "#".repeat(600 * 1024);
    expect(allowed(`User-agent: *\n${padding}\nDisallow: /`, "/x")).toBe(true);
    expect(allowed(`User-agent: *\nDisallow: /\n${padding}`, "/x")).toBe(false);
  });

  test("of wildcards and of many rules are judged in time", () => {
    const path = `/${"a".repeat(4000)}`;
    expect(allowed(all(`Disallow: /${"*a".repeat(100_000)}b`), path)).toBe(true);
    expect(allowed(all(`Disallow: /${"a*".repeat(1000)}$`), path)).toBe(false);
    expect(allowed(all("Disallow: /*a*a*a*b$\n".repeat(20_000)), path)).toBe(true);
  });

  test("of any bytes never throw", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ unit: fc.constantFrom("/", "a", "%", "é", "\ud800", "*", "$", " ", "\0") }),
        (bytes, path) => {
          const parsed = parseRobots(Buffer.concat([Buffer.from("User-agent: *\nDisallow: "), bytes]));
          expect(typeof isAllowed(parsed, "isochron", path)).toBe("boolean");
        },
      ),
      { seed: 9 },
    );
  });

  test("patterns agree with a plain regular expression", () => {
    const letters = fc.stringMatching(/^[ab*]{1,8}\$?$/);
    const paths = fc.stringMatching(/^[ab]{0,10}$/);
    fc.assert(
      fc.property(letters, paths, (pattern, path) => {
        const isAnchored = pattern.endsWith("$");
        const source = pattern.replace(/\$$/, "").replaceAll("*", ".*");
        const expected = new RegExp(`^/${source}${isAnchored ? "$" : ""}`).test(`/${path}`);
        expect(allowed(all(`Disallow: /${pattern}`), `/${path}`)).toBe(!expected);
      }),
      { seed: 10, numRuns: 2000 },
    );
  });
});

describe("many rules", () => {
  /** The rule of section 2.2.2 as it is written: every rule is tried, the longest counts, an allowing one of equals. */
  function byTheBook(rules: readonly { allow: boolean; pattern: string }[], path: string): boolean {
    const fitting = rules.filter(({ pattern }) => {
      const parts = pattern
        .replace(/\$$/, "")
        .split("*")
        .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
      return new RegExp(`^${parts.join("[^]*")}${pattern.endsWith("$") ? "$" : ""}`).test(path);
    });
    const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length));
    const counting = fitting.filter(({ pattern }) => pattern.length === longest);
    return counting.length === 0 || counting.some(({ allow }) => allow);
  }

  test("are answered as if every rule had been tried", () => {
    const pattern = fc.string({ unit: fc.constantFrom("a", "b", "/", "*", "aab"), maxLength: 6 });
    const rule = fc.record({
      allow: fc.boolean(),
      pattern: fc.tuple(pattern, fc.constantFrom("", "$")).map(([text, end]) => `/${text}${end}`),
    });
    const path = fc.string({ unit: fc.constantFrom("a", "b", "/"), maxLength: 9 }).map((text) => `/${text}`);
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), path, (rules, target) => {
        const lines = rules.map(({ allow, pattern: text }) => `${allow ? "Allow" : "Disallow"}: ${text}\n`);
        expect(allowed(all(lines.join("")), target)).toBe(byTheBook(rules, target));
      }),
      { seed: 9309, numRuns: 2000 },
    );
  });

  test.each([
    ["plain", (i: number) => `/d${i}/`],
    ["with wildcards", (i: number) => `/*/x${i}*y$`],
    ["of one beginning", (i: number) => `/pages/${i}*`],
    ["of what the path contains", (i: number) => `/*html${i}`],
  ])("%s: a path is compared with few of 30,000", (_, make) => {
    const text = Array.from({ length: 30_000 }, (_x, i) => `Disallow: ${make(i)}\n`).join("");
    const file = robots(all(text));
    if (file.kind !== "rules") throw new Error("no rules");
    expect(file.groups[0]!.rules.length).toBeGreaterThan(20_000);
    const index = ruleIndexOf(file.groups, "isochron");
    expect(index.verdictOf("/news/2024/a-page.html?x=1")).toBeNull();
    expect(index.comparisons).toBeLessThan(50);
    // The index is made once, whoever asks.
    expect(ruleIndexOf(file.groups, "isochron")).toBe(index);
  });
});
