// How far a list is believed, and which of its claims are passed on.
import { expect, it } from "vitest";
import type { PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
import { passedOn, trustOf, trusts } from "#watch/hints/source-trust.js";

const counts = (tried: number, right: number, expected = 0) => ({ tried, right, expected });

it("trust is (right + a prior) / (tried + a); what was expected without the hint is no merit of its", () => {
  expect(trustOf(counts(0, 0), 0.5)).toBe(0.5);
  expect(trustOf(counts(16, 12), 0.5)).toBeCloseTo((12 + 4 * 0.5) / (16 + 4), 12);
  expect(trustOf(counts(100, 60, 60), 0.5)).toBeLessThan(0.1);
  expect(trustOf(counts(100, 100, 60), 0.5)).toBeGreaterThan(0.94);
  for (const broken of [counts(10, 0, 99), counts(10, 99, 0), counts(0, 0, 5)]) {
    expect(trustOf(broken, 0.5)).toBeGreaterThanOrEqual(0);
    expect(trustOf(broken, 0.5)).toBeLessThan(1);
  }
});

it("a sitemap that nobody tried is believed as far as its sisters were right", () => {
  const source = (url: string, parent: string | null, tried: number, right: number) =>
    ({ url, parent, kind: "sitemap", ...counts(tried, right) }) as HintSource;
  const trust = trusts([
    source("index", null, 0, 0),
    source("liar", "index", 40, 0),
    source("new", "index", 0, 0),
    source("alone", null, 0, 0),
  ]);
  expect(trust.get("alone" as PageUrl)).toBe(0.5);
  expect(trust.get("new" as PageUrl)).toBeLessThan(0.1);
  expect(trust.get("index" as PageUrl)).toBe(0.5);
});

it("the same claims are drawn from the same reading, others from the next", () => {
  const claims = (at: number) =>
    Array.from({ length: 500 }, (_, n) => ({ url: `http://a.test/${n}` as PageUrl, at }));
  const liar = { trust: 0.05, tried: 50, isSweep: false };
  const drawn = passedOn(claims(1), liar);
  expect(drawn).toHaveLength(2);
  expect(passedOn(claims(1).reverse(), liar)).toEqual(drawn);
  expect(passedOn(claims(2), liar).map(({ url }) => url)).not.toEqual(drawn.map(({ url }) => url));
  for (const { trust } of drawn) expect(trust).toBe(0.5);
  expect(passedOn(claims(1), { trust: 0.5, tried: 5, isSweep: true })).toHaveLength(10);
  expect(passedOn(claims(1), { trust: 0.8, tried: 15, isSweep: true })).toHaveLength(500);
  expect(passedOn(claims(1), { trust: 0.3, tried: 5, isSweep: false })).toHaveLength(500);
});
