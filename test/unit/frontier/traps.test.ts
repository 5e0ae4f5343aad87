import { describe, expect, it } from "vitest";
import { RefusalTally, TrapGuard } from "#frontier/index.js";
import { DistinctUrls } from "#frontier/traps/distinct-urls.js";
import { urlShape } from "#formats/traps/url-shape.js";
import type { Digest, PageUrl } from "#model/index.js";
import { HISTORY_NAMES, haveHistories, loadHistory, NO_DATA } from "../../support/samples/histories.js";

const NOW = Date.UTC(2026, 5, 1);

function guard(shapeBudget = 5000): TrapGuard {
  return new TrapGuard({ seeds: ["http://a.test/" as PageUrl], shapeBudget, nowMs: () => NOW });
}
const link = (url: string, kind: "document" | "requisite" = "document") => ({ url: url as PageUrl, kind });

/** Takes URLs until one is refused; how many were taken, and by which rule the end came. */
function takenUntilRefused(urls: Iterable<string>, by = guard()): { taken: number; code: string | null } {
  let taken = 0;
  for (const url of urls) {
    const refusal = by.refusalOf(link(url));
    if (refusal) return { taken, code: refusal.code };
    by.take(link(url));
    taken++;
  }
  return { taken, code: null };
}

function* numbered(most: number, url: (n: number) => string): Generator<string> {
  for (let n = 1; n <= most; n++) yield url(n);
}

describe("trap rules refuse", () => {
  it.each([
    ["repeating-path", "http://a.test/en/shop/en/shop/en/shop/"],
    ["repeating-path", "http://a.test/x/x/x/index.html"],
    ["repeating-path", "http://a.test/a/b/a/c/a/d/a/e/a"],
    ["calendar", "http://a.test/events/2031/07/"],
    ["calendar", "http://a.test/cal?year=2099&month=1"],
    ["calendar", "http://a.test/agenda?date=1950-02-01"],
    ["calendar", "http://a.test/month/12026-05"],
    ["session-id", "http://a.test/shop;jsessionid=0A1B2C3D4E?x=1"],
    ["session-id", "http://a.test/?PHPSESSID=abcdef"],
    ["session-id", "http://a.test/?sid=0123456789abcdef01234567"],
    ["facets", `http://a.test/s?${Array.from({ length: 13 }, (_, i) => `f${i}=1`).join("&")}`],
    ["url-length", `http://a.test/${"x".repeat(2100)}`],
    ["path-depth", `http://a.test/${Array.from({ length: 21 }, (_, i) => `d${i}`).join("/")}`],
  ])("%s: %s", (code, url) => {
    expect(guard().refusalOf(link(url))?.code).toBe(code);
  });

  it("what never ends: pages of a list, combinations of filters, URLs of one shape", () => {
    expect(takenUntilRefused(numbered(5000, (n) => `http://a.test/list?page=${n}`))).toEqual({
      taken: 1000,
      code: "pagination",
    });
    expect(takenUntilRefused(numbered(5000, (n) => `http://a.test/news/page/${n}/`))).toMatchObject({
      code: "pagination",
    });
    expect(
      takenUntilRefused(numbered(5000, (n) => `http://a.test/s?a${n % 80}=1&b${n % 7}=2&c=${n}`)).code,
    ).toBe("facets");
    expect(takenUntilRefused(numbered(9000, (n) => `http://a.test/s?a=${n % 9}&b=${n % 7}&c=${n}`))).toEqual({
      taken: 2000,
      code: "facets",
    });
    expect(
      takenUntilRefused(
        numbered(99, (n) => `http://a.test/item/${n}`),
        guard(50),
      ),
    ).toEqual({
      taken: 50,
      code: "shape-budget",
    });
    expect(
      takenUntilRefused(numbered(2000, (n) => `http://a.test/calendar/day/2024-01-${n % 90}?v=${n}`)).code,
    ).toBe("calendar");
  });

  it("the ten thousand and first new link of a page", () => {
    expect(guard().refusalOf(link("http://a.test/x"), 10_000)).toBeNull();
    expect(guard().refusalOf(link("http://a.test/x"), 10_001)?.code).toBe("link-spam");
  });

  it("documents of a host that shows another's pages, once twenty were equal; never of a seed's host", () => {
    const sites = guard();
    const digest = (n: number) => `sha-256:${(1000 + n).toString(16).padStart(64, "0")}` as Digest;
    const show = (host: string, n: number, content = n) =>
      sites.noteContent(`http://${host}/p${n}` as PageUrl, digest(content));
    for (let n = 0; n < 30; n++) show("b.test", n);
    for (let n = 0; n < 19; n++) show("mirror.test", n);
    for (let n = 0; n < 30; n++) show("other.test", n, n % 2 ? n : -n - 1);
    for (let n = 0; n < 30; n++) show("a.test", n);
    expect(sites.refusalOf(link("http://mirror.test/new"))).toBeNull();
    show("mirror.test", 20);
    expect(sites.refusalOf(link("http://mirror.test/new"))?.code).toBe("mirror-host");
    expect(sites.refusalOf(link("http://mirror.test/new.css", "requisite"))).toBeNull();
    expect(sites.refusalOf(link("http://other.test/new"))).toBeNull();
    expect(sites.refusalOf(link("http://a.test/new"))).toBeNull();
  });
});

describe("trap rules let pass", () => {
  it.each([
    "http://a.test/2026/01/01/",
    "http://a.test/blog/2027/12/plans.html",
    "http://a.test/archive/1923/05/12/frontpage",
    "http://a.test/docs/api/org/example/api/docs/example.html",
    "http://a.test/?s=summer+sale",
    "http://a.test/?sid=4711",
    "http://a.test/w/index.php?title=Main_Page&action=history",
    "http://a.test/search?q=a&lang=de&page=3&sort=date",
    "http://a.test/v1/v2/v1/v2/x",
    "http://a.test/page/9999999",
  ])("%s", (url) => {
    expect(guard().refusalOf(link(url))).toBeNull();
  });

  it("lists of many categories: the pages of each are counted apart", () => {
    const urls = numbered(4000, (n) => `http://a.test/list?cat=${n % 400}&page=${Math.floor(n / 400)}`);
    expect(takenUntilRefused(urls)).toEqual({ taken: 4000, code: null });
  });
});

describe("a URL with a session identifier", () => {
  it.each([
    ["http://a.test/shop;jsessionid=0A1B2C3D4E?x=a%20b", "http://a.test/shop?x=a%20b"],
    ["http://a.test/?a=1&PHPSESSID=abc&b=%C3%A4", "http://a.test/?a=1&b=%C3%A4"],
    ["http://a.test/?PHPSESSID=abc", "http://a.test/"],
    ["http://a.test/(S(abcdefghijklmnop1234))/default.aspx", "http://a.test/default.aspx"],
  ])("is taken without it: %s", (url, instead) => {
    expect(guard().refusalOf(link(url))?.instead).toBe(instead);
  });
});

describe("the shape of a URL", () => {
  it.each([
    ["http://a.test/blog/2024-05-01/post-17.html", "a.test/blog/{date}/post-{n}.html"],
    ["http://a.test/u/3f2a9c4e8b7d6a5f4e3d/x", "a.test/u/{id}/x"],
    ["http://a.test/s?b=2&a=1&b=3", "a.test/s?a&b"],
    ["http://a.test/about", "a.test/about"],
  ])("of %s is %s", (url, shape) => {
    expect(urlShape(new URL(url))).toBe(shape);
  });
});

describe("the count of refused URLs", () => {
  it("is exact while small, close when large, and the same when URLs are found again", () => {
    const urls = new DistinctUrls();
    for (let n = 0; n < 100; n++) urls.add(`http://a.test/${n}`);
    expect([urls.count, urls.isExact]).toEqual([100, true]);
    for (let n = 0; n < 20_000; n++) urls.add(`http://a.test/${n}`);
    expect(urls.isExact).toBe(false);
    expect(Math.abs(urls.count - 20_000)).toBeLessThan(6_000);
    const again = new DistinctUrls(urls.hashes);
    for (let n = 0; n < 20_000; n++) expect(again.add(`http://a.test/${n}`)).toBe(false);
  });

  it("stays bounded in shapes and examples, and goes on from what was kept", () => {
    const tally = new RefusalTally();
    for (let n = 0; n < 3000; n++) tally.add("out-of-scope", `host${n}.test`, `http://host${n}.test/`);
    for (let n = 0; n < 10; n++) tally.add("calendar", "a.test/{date}", `http://a.test/${n}`);
    expect(tally.counts().length).toBeLessThanOrEqual(2002);
    const resumed = new RefusalTally(tally.takeChanges().rows);
    expect(resumed.counts()).toEqual(tally.counts());
    resumed.add("out-of-scope", "host1.test", "http://host1.test/");
    expect(resumed.takeChanges().rows).toEqual([]);
    expect(Math.max(...resumed.counts().map(({ examples }) => examples.length))).toBeLessThanOrEqual(3);
  });
});

describe.runIf(haveHistories)(`on the real sites' URLs${NO_DATA}`, () => {
  it.each(HISTORY_NAMES)("%s: next to none is refused", async (name) => {
    const { paths } = await loadHistory(name);
    const site = guard();
    const refused = new Map<string, string[]>();
    for (const path of paths) {
      const one = link(new URL(`http://${name}.test/${path}`).href);
      const refusal = site.refusalOf(one);
      if (refusal) refused.set(refusal.code, [...(refused.get(refusal.code) ?? []), path]);
      else site.take(one);
    }
    const count = [...refused.values()].flat().length;
    expect(count / paths.length).toBeLessThan(0.001);
  });
});
