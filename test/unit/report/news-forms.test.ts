// Feeds, digests and lines of JSON: whatever pages say, it stays in its place.
import { describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import { atomFeed, newsDigest, newsJson, newsLine } from "#report/index.js";
import { newsLinks } from "#report/news/news-links.js";
import { pageHref } from "#web/page/page-href.js";
import { captureHref, diffHref, hrefOf } from "#web/shell/route.js";
import { HOSTILE_TEXTS, newsAt, newsItem } from "../../support/news/news-samples.js";
import { readXml, type XmlElement } from "../../support/oai-checker/read-xml.js";

const ROOM = "http://archive.example:8090";
const ATOM = "http://www.w3.org/2005/Atom";
const feed = (items: Parameters<typeof atomFeed>[0], site: string | null = null): XmlElement =>
  readXml(atomFeed(items, { site, room: ROOM, self: `${ROOM}/feeds/x.atom` }));
const all = (of: XmlElement, name: string): XmlElement[] => of.children.filter((one) => one.name === name);
const one = (of: XmlElement, name: string): string => all(of, name)[0]!.text;
const links = (of: XmlElement): string[][] =>
  all(of, "link").map(({ attributes }) => [attributes.get("rel")!, attributes.get("href")!]);

describe("addresses in the reading room", () => {
  it("are those that the interface itself makes", () => {
    const item = newsItem(1, { url: 'http://demo.example/ü?a=b&c="#x' as PageUrl });
    expect(newsLinks(item, `${ROOM}/`)).toEqual({
      diff: `${ROOM}/${diffHref(item.url!, item.since!, item.at)}`,
      proof: `${ROOM}/${pageHref(item.url!, item.at)}`,
    });
    const capture = `${ROOM}/${captureHref(item.captureId!)}`;
    expect(newsLinks({ ...item, url: null }, `${ROOM}/#/x?y`)).toEqual({ diff: capture, proof: capture });
    const site = `${ROOM}/${hrefOf(["sites", item.site])}`;
    expect(newsLinks({ ...item, url: null, captureId: null }, ROOM).proof).toBe(site);
    expect(newsLinks({ ...item, since: null }, ROOM).diff).toBe(newsLinks(item, ROOM).proof);
  });
});

describe("an Atom feed", () => {
  it("says what RFC 4287 asks for: ids for ever, times, titles, an author, links", () => {
    const items = [
      newsItem(3, { site: "a/b.example" }),
      newsItem(1, { url: null, verdict: null, kind: "sharp" }),
    ];
    const root = feed(items, "a/b.example");
    expect([root.namespace, root.name]).toEqual([ATOM, "feed"]);
    expect(one(root, "id")).toBe("urn:isochron:feed:site:a%2Fb.example");
    expect(one(root, "title")).toBe("News of a/b.example");
    expect(one(root, "updated")).toBe("2026-11-16T09:20:00.003Z");
    expect(all(root, "author")[0]!.children[0]).toMatchObject({ name: "name", text: "Isochron" });
    expect(links(root)).toEqual([
      ["self", `${ROOM}/feeds/x.atom`],
      ["alternate", `${ROOM}/#/sites/a%2Fb.example`],
    ]);
    const entries = all(root, "entry");
    expect(entries.map((entry) => one(entry, "id"))).toEqual(items.map(({ id }) => id));
    const { diff, proof } = newsLinks(items[0]!, ROOM);
    expect(links(entries[0]!)).toEqual([
      ["alternate", diff],
      ["related", proof],
      ["via", items[0]!.url],
    ]);
    expect([one(entries[0]!, "updated"), one(entries[0]!, "title")]).toEqual([
      "2026-11-16T09:20:00.003Z",
      "Changed: Page 3",
    ]);
    const terms = entries.map((entry) =>
      all(entry, "category").map(({ attributes }) => attributes.get("term")),
    );
    expect(terms).toEqual([["changed", "minor"], ["sharp"]]);
  });

  it("stays well-formed and keeps to its own elements, whatever the words", () => {
    const items = HOSTILE_TEXTS.flatMap((text, i) => [
      newsItem(i, { title: text, summary: text, site: text }),
      newsItem(100 + i, { url: `http://demo.example/${text}` as PageUrl }),
    ]);
    for (const site of [null, ...HOSTILE_TEXTS]) {
      const root = feed(items, site);
      const entries = all(root, "entry");
      expect(entries.map((entry) => one(entry, "id"))).toEqual(items.map(({ id }) => id));
      for (const entry of entries) {
        expect(all(entry, "title")).toHaveLength(1);
        expect(one(entry, "title")).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
        expect(one(entry, "title").length).toBeLessThanOrEqual(300);
        expect(one(entry, "title")).not.toBe("");
        expect(all(entry, "summary")[0]!.attributes.get("type")).toBe("text");
      }
    }
    expect(one(all(feed([newsItem(1, { title: HOSTILE_TEXTS[0]! })]), "entry")[0]!, "title")).toBe(
      HOSTILE_TEXTS[0],
    );
  });

  it("without news is a feed too", () => {
    const root = feed([]);
    expect([one(root, "id"), one(root, "updated")]).toEqual([
      "urn:isochron:feed:all",
      "1970-01-01T00:00:00.000Z",
    ]);
    expect(all(root, "entry")).toEqual([]);
  });
});

describe("a digest", () => {
  const digest = (items: Parameters<typeof newsDigest>[0], left = 0) =>
    newsDigest(items, { channel: "post", room: ROOM, left });

  it("tells site by site, what matters most first, each with what changed and its proof", () => {
    const items = [
      newsItem(1, { importance: 0.1 }),
      newsItem(2, { site: "b.example" }),
      newsItem(3, { importance: 0.9 }),
    ];
    const { subject, text, html } = digest(items, 7);
    expect(subject).toBe("demo.example: Changed: Page 1 (and 9 more)");
    const places = [
      "demo.example",
      "Page 3",
      "Page 1",
      "b.example",
      "Page 2",
      "And 7 more pieces",
      "channel post",
    ];
    for (const said of [text, html]) {
      const found = places.map((place) => said.indexOf(place));
      expect(found).toEqual(found.toSorted((a, b) => a - b));
      expect(found[0]).toBeGreaterThanOrEqual(0);
      for (const item of items)
        for (const link of Object.values(newsLinks(item, ROOM)))
          expect(said).toContain(said === text ? link : link.replaceAll("&", "&amp;"));
    }
  });

  it("has a subject of one line, and markup of its own alone", () => {
    for (const hostile of HOSTILE_TEXTS) {
      const item = newsItem(1, { title: hostile, summary: hostile, site: hostile || "s" });
      const { subject, html, text } = digest([item]);
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u);
      expect(subject.length).toBeLessThanOrEqual(120);
      const tags = [...html.matchAll(/<\/?([a-z!\d]+)/gi)].map(([, name]) => name!.toLowerCase());
      const own = "!doctype html head meta title body h2 ul li p a b br hr".split(" ");
      expect(tags.filter((tag) => !own.includes(tag))).toEqual([]);
      expect(html.match(/<a /g)).toHaveLength(2);
      expect(html).not.toMatch(/\son\w+=(?!&quot;)"/);
      expect(text.split("\n").filter((line) => line.startsWith("Bcc:"))).toEqual([]);
    }
  });
});

describe("news as JSON", () => {
  it("is one line with times in ISO 8601 and both addresses", () => {
    const line = newsLine(newsItem(1, { title: "a\n\u202eb" }), ROOM);
    expect(line.match(/\n/g)).toHaveLength(1);
    expect(line).toContain("\\u202e");
    expect(JSON.parse(line)).toEqual({
      event: "news",
      ...newsItem(1, { title: "a\n\u202eb" }),
      at: "2026-11-16T09:20:00.001Z",
      since: "2026-11-16T08:20:00.001Z",
      ...newsLinks(newsItem(1), ROOM),
    });
  });

  it("names the fields that receivers rely on, and no others", () => {
    const names = Object.keys(newsJson(newsItem(1, { since: null, at: instant(newsAt()) }), ROOM));
    expect(names.sort().join(" ")).toBe(
      "at captureId diff id importance kind proof since site summary title url verdict",
    );
  });
});
