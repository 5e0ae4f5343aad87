import { describe, expect, it } from "vitest";
import type { NewsRule, PageUrl } from "#model/index.js";
import { newsFilter } from "#watch/index.js";
import { EVERYTHING, newsItem } from "../../support/news/news-samples.js";

const passes = (
  rule: Partial<NewsRule>,
  over: Parameters<typeof newsItem>[1] & { changedText?: string } = {},
) => newsFilter({ ...EVERYTHING, ...rule }, "c")({ ...newsItem(1), ...over });

describe("which news a rule lets pass", () => {
  it("all of them, when it says nothing", () => {
    expect(passes({})).toBe(true);
    expect(passes({}, { url: null, verdict: null, kind: "trouble", title: "", summary: "" })).toBe(true);
  });

  it("by importance, its own least among them", () => {
    expect([0.5, 0.51].map((importance) => passes({ importance }))).toEqual([true, false]);
  });

  it("by kind or verdict, any one of those named", () => {
    expect(passes({ kinds: ["major", "changed"] })).toBe(true);
    expect(passes({ kinds: ["minor"] })).toBe(true);
    expect(passes({ kinds: ["major", "new"] })).toBe(false);
    expect(passes({ kinds: ["null"] }, { verdict: null })).toBe(false);
  });

  it("by address, any one of the patterns; what has no address has none that fits", () => {
    expect(passes({ addresses: ["/other$", "^http://demo\\.example/page1$"] })).toBe(true);
    expect(passes({ addresses: ["^http://demo\\.example/page$"] })).toBe(false);
    expect(passes({ addresses: ["."] }, { url: null })).toBe(false);
    const long = `http://demo.example/${"a".repeat(20_000)}!` as PageUrl;
    expect(passes({ addresses: ["a!$"] }, { url: long })).toBe(false);
  });

  it("by words: whole ones, without case and accents, also of what changed and is not shown", () => {
    expect(passes({ words: ["prix"] }, { title: "PRIX nouveaux" })).toBe(true);
    expect(passes({ words: ["cafe"] }, { summary: "Le Café ferme." })).toBe(true);
    expect(passes({ words: ["café"] }, { changedText: "x\nLE CAFE\ny" })).toBe(true);
    expect(passes({ words: ["art"] }, { title: "a party", summary: "carts" })).toBe(false);
    expect(passes({ words: ["new  prices"] }, { title: "The new\nprices" })).toBe(true);
    expect(passes({ words: ["c++", "a.b"] }, { title: "axb", summary: "ccc" })).toBe(false);
    expect(passes({ words: ["c++"] }, { title: "All about C++." })).toBe(true);
    expect(passes({ words: ["京"] }, { title: "東京都の発表" })).toBe(true);
    expect(passes({ words: ["γεια"] }, { title: "ΓΕΙΆ σου" })).toBe(true);
  });

  it("only where every part of it is met", () => {
    const rule = { importance: 0.4, kinds: ["minor"], addresses: ["page1"], words: ["line"] };
    expect(passes(rule)).toBe(true);
    for (const over of [{ importance: 0.3 }, { verdict: "major" }, { url: null }, { summary: "" }] as const)
      expect(passes(rule, over), JSON.stringify(over)).toBe(false);
  });
});

it.each([
  [{ addresses: ["("] }, /channel "c": "\(" is no regular expression/],
  [{ addresses: [""] }, /channel "c": an address pattern has 1 to 1000/],
  [{ addresses: ["a".repeat(1001)] }, /an address pattern has 1 to 1000/],
  [{ addresses: Array.from({ length: 101 }, () => "a") }, /more than 100 patterns/],
  [{ words: [" "] }, /a word has 1 to 100/],
  [{ words: ["a".repeat(101)] }, /a word has 1 to 100/],
])("a rule that cannot be used is refused in one line: %j", (rule, message) => {
  const make = () => newsFilter({ ...EVERYTHING, ...rule }, "c");
  expect(make).toThrow(message);
  expect(make).toThrow(expect.objectContaining({ code: "BAD_INPUT" }) as Error);
});
