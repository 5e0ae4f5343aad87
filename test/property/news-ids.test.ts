// An event has one id, and an id one event.
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Instant, NewsKind, PageUrl } from "#model/index.js";
import { newsId, type NewsEvent } from "#watch/index.js";

const KINDS: readonly NewsKind[] = ["changed", "new", "gone", "back", "moved", "sharp", "trouble"];
/** Few values, so that events that differ in one place only are common; and any text, whatever it is made of. */
const text = fc.oneof(
  fc.constantFrom("", "a", "b", "null", '"', '","', "a\ud800", "a\udbff", "[]", "é", "e\u0301"),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const events: fc.Arbitrary<NewsEvent> = fc.record({
  site: text,
  kind: fc.constantFrom(...KINDS),
  url: fc.oneof(fc.constant(null), text as fc.Arbitrary<PageUrl>),
  mark: text,
  since: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3 }) as unknown as fc.Arbitrary<Instant>),
});

const isSame = (a: NewsEvent, b: NewsEvent): boolean =>
  a.site === b.site && a.kind === b.kind && a.url === b.url && a.mark === b.mark && a.since === b.since;

it("never two ids for one event, never one id for two", () => {
  const one = fc.tuple(events, events, fc.subarray(["site", "kind", "url", "mark", "since"] as const));
  fc.assert(
    fc.property(one, ([a, other, taken]) => {
      const b: NewsEvent = { ...a, ...Object.fromEntries(taken.map((name) => [name, other[name]])) };
      expect(newsId(a)).toMatch(/^urn:isochron:news:[\da-f]{32}$/);
      expect(newsId(a) === newsId(b)).toBe(isSame(a, b));
      expect(newsId(structuredClone(a))).toBe(newsId(a));
    }),
    { seed: 20, numRuns: 3000 },
  );
});

it("stays what it was when it was first given out", () => {
  const event = { site: "demo.example", kind: "changed", url: "http://demo.example/" as PageUrl } as const;
  expect(newsId({ ...event, mark: "[200]", since: 5 as Instant })).toBe(
    "urn:isochron:news:3ae92126b3b710afbf7f03ac7ce4ed93",
  );
});
