import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfSpan, instant, parseCalendarSpan, ruling } from "#model/index.js";
import type { AccessRule, CalendarSpan, Instant, RuleAccess, RulingQuestion } from "#model/index.js";

const KEYS = [
  "org,example)/",
  "org,example)/a",
  "org,example)/a/b",
  "org,example)/a?q=1",
  "org,example)/ab",
  "org,example,sub)/a",
  "org,example:8080)/a",
  "org,examples)/a",
];
const STARTS = ["", "org,", "org,example", "org,example)/", "org,example)/a", "org,example)/a/", ...KEYS];

const time = fc.integer({ min: 0, max: 20 }).map((day) => instant(day * 86_400_000));
const span: fc.Arbitrary<CalendarSpan> = fc.record({
  years: fc.constant(0),
  months: fc.constant(0),
  days: fc.integer({ min: 0, max: 10 }),
});
const access: fc.Arbitrary<RuleAccess> = fc.oneof(
  fc.constant<RuleAccess>({ kind: "allow" }),
  fc.constant<RuleAccess>({ kind: "unlist" }),
  fc.constant<RuleAccess>({ kind: "block", message: "no" }),
  fc.record({
    kind: fc.constant("embargo" as const),
    until: fc.oneof(time, span),
    message: fc.constant(null),
  }),
);
const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null });
const rules: fc.Arbitrary<AccessRule[]> = fc
  .array(
    fc.record({
      surt: fc.constantFrom(...STARTS),
      match: fc.constantFrom("exact", "prefix", "domain" as const),
      collection: maybe(fc.constantFrom("one", "two")),
      from: maybe(time),
      to: maybe(time),
      groups: maybe(fc.subarray(["public", "room"], { minLength: 1 })),
      access,
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((rule, i) => ({ id: `r${i}`, ...rule })));
const question: fc.Arbitrary<RulingQuestion> = fc.record({
  surt: fc.constantFrom(...KEYS),
  collection: maybe(fc.constantFrom("one", "two")),
  at: time,
  now: time,
  group: fc.constantFrom("public", "room"),
});

/** The rule that decides, by elimination of each that another one beats: slow, and by another way. */
function deciding(all: readonly AccessRule[], asked: RulingQuestion): string | null {
  const left = all.filter((rule) => applies(rule, asked));
  const beaten = (a: AccessRule, b: AccessRule): boolean => {
    const exact = [a, b].map(({ match }) => match === "exact");
    if (exact[0] !== exact[1]) return exact[1]!;
    if (a.surt.length !== b.surt.length) return b.surt.length > a.surt.length;
    for (const has of [
      (rule: AccessRule) => rule.collection !== null,
      (rule: AccessRule) => rule.groups !== null,
      (rule: AccessRule) => rule.from !== null || rule.to !== null,
    ])
      if (has(a) !== has(b)) return has(b);
    return all.indexOf(b) > all.indexOf(a);
  };
  const winners = left.filter((a) => !left.some((b) => a !== b && beaten(a, b)));
  expect(winners.length).toBeLessThanOrEqual(1);
  return winners[0]?.id ?? null;
}

function applies(rule: AccessRule, { surt, collection, at, now, group }: RulingQuestion): boolean {
  if (rule.groups && !rule.groups.includes(group)) return false;
  if (rule.collection !== null && rule.collection !== collection) return false;
  if (at < (rule.from ?? -Infinity) || at > (rule.to ?? Infinity)) return false;
  if (rule.access.kind === "embargo" && endOf(rule.access.until, at) <= now) return false;
  return reaches(rule, surt);
}

function endOf(until: Instant | CalendarSpan, at: Instant): number {
  return typeof until === "number" ? until : at + until.days * 86_400_000;
}

function reaches({ match, surt }: AccessRule, key: string): boolean {
  if (match === "exact") return surt === key;
  if (match === "prefix") {
    const folder = surt.endsWith("/") && !surt.endsWith(")/") ? surt.slice(0, -1) : null;
    return (
      key.indexOf(surt) === 0 || (folder !== null && (key === folder || key.indexOf(`${folder}?`) === 0))
    );
  }
  return surt === "" || [")", ",", ":"].some((end) => key.indexOf(surt + end) === 0);
}

describe("a ruling", () => {
  it("is that of the one rule that no other beats", () => {
    fc.assert(
      fc.property(rules, question, (all, asked) => {
        const id = deciding(all, asked);
        const rule = all.find((one) => one.id === id);
        const found = ruling(all, asked);
        const kinds = { allow: "allow", unlist: "unlisted", block: "blocked", embargo: "embargoed" } as const;
        expect(found.kind).toBe(rule ? kinds[rule.access.kind] : "allow");
        if ("rule" in found) expect(found.rule).toBe(id);
      }),
      { numRuns: 3000, seed: 60 },
    );
  });

  it("of a host is not that of a host whose name begins so", () => {
    const rule = { ...one, surt: "org,example", match: "domain" as const };
    const kindOf = (surt: string): string => ruling([rule], { ...asked, surt }).kind;
    expect(["org,example)/", "org,example,sub)/", "org,example:8080)/"].map(kindOf)).toEqual(
      Array(3).fill("blocked"),
    );
    expect(kindOf("org,examples)/")).toBe("allow");
  });
});

const one: AccessRule = {
  id: "r1",
  surt: "",
  match: "prefix",
  collection: null,
  from: null,
  to: null,
  groups: null,
  access: { kind: "block", message: "no" },
};
const asked: RulingQuestion = {
  surt: "",
  collection: null,
  at: instant(0),
  now: instant(0),
  group: "public",
};

it("spans end by the calendar", () => {
  const end = (at: string, text: string): string =>
    new Date(endOfSpan(instant(Date.parse(at)), parseCalendarSpan(text)!)).toISOString().slice(0, 10);
  expect(end("2026-11-15T00:00:00Z", "P1Y")).toBe("2027-11-15");
  expect(end("2024-02-29T00:00:00Z", "P1Y")).toBe("2025-03-01");
  expect(end("2026-01-31T00:00:00Z", "P1M2W1D")).toBe("2026-03-18");
  for (const text of ["", "P", "1Y", "P1H", "PT1H", "P1D1Y", "P-1Y"])
    expect(parseCalendarSpan(text)).toBeNull();
});
