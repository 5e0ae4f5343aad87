import { expect, it } from "vitest";
import { detectChange } from "#detect/index.js";
import type { PageUrl } from "#model/index.js";
import { pageNews, siteNews, type PageEvent } from "#watch/index.js";
import { HOSTILE_TEXTS, newsAt } from "../../support/news/news-samples.js";

const page = (price: string): Uint8Array =>
  Buffer.from(
    `<html><title>Shop</title><main><h1>Prices</h1><p>Bread costs ${price} a loaf today.</p><p>We open at nine in the morning and close at six.</p></main></html>`,
  );
const URL = "http://demo.example/prices?x=1" as PageUrl;
const event = (over: Partial<PageEvent>): PageEvent => ({
  site: "demo.example",
  url: URL,
  kind: "changed",
  version: "v2",
  at: newsAt(),
  since: newsAt(-1000),
  captureId: "c1",
  title: "Shop",
  change: null,
  ...over,
});

it("tells of a change in the detector's words, with the line that changed, its weight and its verdict", () => {
  const change = detectChange(page("two euros"), page("three euros"), { url: URL });
  const news = pageNews(event({ change }));
  expect(news.title).toBe("Changed: Shop");
  expect(news.summary).toContain(change.explanation);
  expect(news.summary).toContain(
    "“Bread costs two euros a loaf today.” became “Bread costs three euros a loaf today.”",
  );
  expect(news.summary).toContain(`(${change.verdict})`);
  expect([news.importance, news.verdict]).toEqual([change.importance, change.verdict]);
  expect(news.importance).toBeGreaterThan(0);
  expect(news.changedText).toContain("three euros");
});

it("quotes what came and what went, and nothing that is not the page's own", () => {
  const change = detectChange(page("two euros"), page("three euros"), { url: URL });
  const [first] = change.operations.filter(({ target }) => target === "text");
  const only = (over: object) =>
    pageNews(event({ change: { ...change, operations: [{ ...first!, ...over }] } }));
  expect(only({ op: "insert", before: null, after: "Hello" }).summary).toContain(" Added: “Hello”.");
  expect(only({ op: "delete", before: "Bye", after: null }).summary).toContain(" Removed: “Bye”.");
  for (const over of [{ excuse: "volatile" }, { target: "link" }, { op: "move" }]) {
    expect(only({ ...over, after: "12:31:07" }).summary).not.toContain("12:31:07");
    expect(only({ ...over, after: "12:31:07" }).changedText).toBe("");
  }
});

it("tells of what happened to a page that cannot be compared", () => {
  expect(pageNews(event({ kind: "new", title: null }))).toMatchObject({
    title: "New page: demo.example/prices?x=1",
    summary: "It was seen for the first time.",
    importance: 1,
    verdict: null,
  });
  expect(pageNews(event({ kind: "moved", note: "It leads to http://x.example/" })).summary).toBe(
    "It leads to http://x.example/",
  );
});

it("is the same event however its words turn out, and another where version or look differ", () => {
  const id = (over: Partial<PageEvent>): string => pageNews(event(over)).id;
  expect(id({ title: "Other", at: newsAt(5) })).toBe(id({}));
  const ids = [id({}), id({ version: "v3" }), id({ since: null }), id({ kind: "back" })];
  expect(new Set(ids).size).toBe(4);
  const trouble = { site: "demo.example", kind: "trouble", at: newsAt(), captureId: null } as const;
  const told = (mark: string): string => siteNews({ ...trouble, mark, title: "t", summary: "s" }).id;
  expect(told("dead 2026-11-16")).not.toBe(told("dead 2026-11-17"));
});

it("is one short line each, whatever a page calls itself", () => {
  for (const text of HOSTILE_TEXTS) {
    const { title, summary } = pageNews(event({ title: text, note: text, kind: "new" }));
    const site = siteNews({ ...event({}), kind: "sharp", mark: "m", title: text, summary: text });
    for (const line of [title, summary, site.title, site.summary]) {
      expect(line.length).toBeLessThanOrEqual(500);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u);
    }
  }
});
