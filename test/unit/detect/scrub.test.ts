import { describe, expect, it } from "vitest";
import {
  compareVersions,
  readPage,
  scrubRules,
  VolatilityLearner,
  volatileRegions,
  type PageModel,
} from "#detect/index.js";

const rules = scrubRules();
const page = (html: string): PageModel => readPage(Buffer.from(html));
const verdict = (a: string, b: string): string => compareVersions(page(a), page(b), { rules }).verdict;

describe("generic scrubbing rules", () => {
  it.each([
    ["copyright year", "© 2025 The Company", "© 2026 The Company"],
    ["copyright years", "Copyright 2001-2025 X", "Copyright 2001-2026 X"],
    ["last modified", "Last modified: 3 May 2026", "Last modified: 17 June 2026"],
    [
      "page generated",
      "Page generated at 2026-05-01 10:11:12 UTC",
      "Page generated at 2026-05-02 08:00:59 UTC",
    ],
    ["request stamp", "Now 2026-05-01 10:11:12", "Now 2026-05-01 10:11:13"],
    ["time to build", "Rendered in 0.123 seconds", "Rendered in 0.098 seconds"],
    ["visit counter", "Visitors: 12,345", "Visitors: 12,346"],
  ])("%s", (_, before, after) => {
    expect(verdict(`<p>Text</p><p>${before}</p>`, `<p>Text</p><p>${after}</p>`)).toBe("insignificant");
  });

  it.each([
    ["a price", "Price: £12.50", "Price: £13.50"],
    ["a count in a sentence", "Over 200 projects and 30 podlings", "Over 200 projects and 31 podlings"],
    ["the time of an event", "Doors open 3 May 2026 at 19:30", "Doors open 3 May 2026 at 20:30"],
    [
      "visitors in prose",
      "The museum had 5,000 visitors in its first week",
      "The museum had 9,000 visitors in its first week",
    ],
    ["a link's video", `<a href="/watch?v=1">x</a>`, `<a href="/watch?v=2">x</a>`],
  ])("leave %s alone", (_, before, after) => {
    expect(["minor", "major"]).toContain(
      verdict(`<p>Text</p><p>${before}</p>`, `<p>Text</p><p>${after}</p>`),
    );
  });

  it("pass over advertisements, fortunes and tokens", () => {
    const html = (ad: string, token: string): string =>
      `<p>Text</p><div class="ad-slot"><a href="/buy/${ad}">${ad}</a></div><div id="fortune">${ad}</div><input type="hidden" name="csrf" value="${token}"><img src="/l.png?ts=${token}">`;
    expect(verdict(html("Shoes", "1"), html("Hats", "2"))).toBe("insignificant");
  });
});

describe("rule sets", () => {
  it("are named by a digest that any rule changes", () => {
    const own = scrubRules([{ on: "text", name: "ticker", pattern: "^ACME \\d+$" }]);
    expect(own.digest).toMatch(/^sha-256:[0-9a-f]{64}$/);
    expect(own.digest).not.toBe(rules.digest);
    expect(scrubRules().digest).toBe(rules.digest);
  });

  it("take the user's own rules", () => {
    const own = scrubRules([{ on: "text", name: "ticker", pattern: "^ACME \\d+$" }]);
    const read = (html: string): PageModel => readPage(Buffer.from(html), { rules: own });
    expect(compareVersions(read("<p>ACME 12"), read("<p>ACME 13"), { rules: own }).verdict).toBe(
      "insignificant",
    );
  });

  it("refuse what is no regular expression", () => {
    expect(() => scrubRules([{ on: "text", name: "bad", pattern: "(" }])).toThrow(/bad/);
  });
});

describe("volatile regions", () => {
  const names = ["ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen"];
  const box = (i: number): string =>
    [0, 3, 5]
      .map(
        (k) =>
          `<div class="card"><h4>${names[(i + k) % 8]}</h4><p>All about ${names[(i + k) % 8]} here</p><a href="/${names[(i + k) % 8]}">More</a></div>`,
      )
      .join("");
  const front = (i: number, text = "We sell things.", price = 10): string =>
    `<main><h1>Front</h1><p class="lead">${text}</p><p class="price">Price ${price}</p><div class="featured">${box(i)}</div><p>A good deal of other text that stays as it is, day by day, and is not short.</p></main>`;
  const learned = (versions: string[]): VolatilityLearner => {
    const learner = new VolatilityLearner();
    for (const html of versions) learner.see(page(html));
    return learner;
  };
  const judged = (before: string, after: string, learner: VolatilityLearner): string =>
    compareVersions(page(before), page(after), { rules, regions: learner.regions() }).verdict;

  it("are learned after four sightings of a box that rotates, and then ignored", () => {
    expect(learned([0, 1, 2].map((i) => front(i))).regions().places).toEqual([]);
    const learner = learned([0, 1, 2, 4].map((i) => front(i)));
    expect(learner.regions().places.length).toBeGreaterThan(0);
    expect(judged(front(4), front(7), learner)).toBe("insignificant");
  });

  it("do not hide a real edit of the same page", () => {
    const learner = learned([0, 1, 2, 4].map((i) => front(i)));
    expect(judged(front(4), front(7, "We sell other things."), learner)).not.toBe("insignificant");
    expect(judged(front(4), front(7, "We sell things.", 12), learner)).not.toBe("insignificant");
  });

  it("never take in a number that keeps changing", () => {
    const learner = learned([10, 11, 12, 13, 14, 15].map((price) => front(0, "We sell things.", price)));
    expect(learner.regions().places).toEqual([]);
  });

  it("never take in a list that grows or moves on", () => {
    const list = (from: number, to: number): string =>
      `<main><ul>${Array.from({ length: to - from }, (_, i) => `<li class="post">Post about ${"abcdefghijkl"[from + i]!.repeat(3)}</li>`).join("")}</ul><p>Text</p></main>`;
    expect(learned([1, 2, 3, 4, 5, 6].map((n) => list(0, n + 2))).regions().places).toEqual([]);
    expect(learned([0, 1, 2, 3, 4, 5].map((n) => list(n, n + 4))).regions().places).toEqual([]);
  });

  it("do not swallow a page that is all change", () => {
    const all = (i: number): string =>
      `<main><p>${names[i]} and ${names[(i + 3) % 8]} and so on, at length</p></main>`;
    expect(learned([0, 1, 2, 3, 4, 5].map(all)).regions().places).toEqual([]);
  });

  it("are known at once from two fetches back to back", () => {
    const learner = new VolatilityLearner();
    learner.seeBackToBack(page(front(0)), page(front(1)));
    expect(judged(front(1), front(4), learner)).toBe("insignificant");
  });

  it("are fixed and named by a digest", () => {
    expect(volatileRegions(["b", "a"]).digest).toBe(volatileRegions(["a", "b", "a"]).digest);
    expect(volatileRegions(["a"]).digest).not.toBe(volatileRegions([]).digest);
  });
});
