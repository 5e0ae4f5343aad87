// Arbitrary values of every kind of a run's records, as a crawl may come to have them.
import fc from "fast-check";
import {
  CHANGE_FREQS,
  DC_ELEMENTS,
  instant,
  parsePageUrl,
  REFUSALS,
  type Capture,
  type CaptureEdit,
  type CapturePatch,
  type Digest,
  type DublinCore,
  type JsonValue,
  type PageHint,
  type PageKind,
  type PageUrl,
  type Pass,
  type RefusalCode,
  type ToldTier,
} from "#model/index.js";
import type { FoundPage, PageState } from "#formats/run-records/index.js";

/** Texts of reasons and messages: line ends, colons, escapes and whatever Unicode has. */
export const someText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom("\n", "\r", ":", "%", "\\", "n", "u0041", " ", '"', "ü"),
    maxLength: 12,
  }),
);

/** Instants that four digits can tell the year of. */
export const someTime = fc.integer({ min: 0, max: Date.UTC(9999, 0) }).map(instant);

/** Places and numbers of things. */
export const someCount = fc.oneof(fc.nat(), fc.integer({ min: 0, max: 10 ** 15 - 1 }));

const someShare = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const someHost = fc.constantFrom(
  "example.org",
  "bücher.example",
  "例え.jp:8080",
  "[2001:db8::1]",
  "10.0.0.1",
);

/** URLs as the crawl holds them. */
export const someUrl = fc
  .oneof(
    fc.tuple(someHost, someText, someText).map(([host, path, query]) => `http://${host}/${path}?${query}`),
    fc
      .tuple(someHost, fc.integer({ min: 0, max: 4000 }))
      .map(([host, n]) => `https://${host}/${"a".repeat(n)}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  )
  .map((text) => parsePageUrl(text))
  .filter((url) => url !== null);

const someHint: fc.Arbitrary<PageHint> = fc.record({
  changeFreq: fc.option(fc.constantFrom(...CHANGE_FREQS)),
  lastModified: fc.option(fc.integer({ min: -8.64e15, max: 8.64e15 }).map(instant)),
  source: fc.constantFrom("sitemap", "feed", "oai"),
});

const someState: fc.Arbitrary<Pick<PageState, "state" | "reason">> = fc.oneof(
  fc.constant({ state: "known", reason: null } as const),
  fc.record({
    state: fc.constantFrom("visited", "failed", "refused", "skipped"),
    reason: fc.option(someText),
  }),
);

const somePlace = fc.record({
  url: someUrl,
  kind: fc.constantFrom("document", "requisite", "other"),
  depth: someCount,
  via: fc.option(someUrl),
  late: fc.boolean(),
});
const somePage: fc.Arbitrary<FoundPage> = fc
  .tuple(somePlace, someState, fc.option(someHint))
  .map(([place, state, hint]) => ({ ...place, ...state, ...(hint && { hint }) }));

/** Lists from empty to such as need several records, be it by number or by length. */
function listOf<T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  const long = fc
    .tuple(fc.array(one, { minLength: 1, maxLength: 5 }), fc.integer({ min: 990, max: 2010 }))
    .map(([few, length]) => Array.from({ length }, (_, i) => few[i % few.length]!));
  return fc.oneof({ weight: 4, arbitrary: fc.array(one, { maxLength: 12 }) }, { weight: 1, arbitrary: long });
}

/** Found pages. */
export const somePages = listOf(somePage);

/** URLs of pages. */
export const someUrls: fc.Arbitrary<PageUrl[]> = listOf(someUrl);

/** Pages that have come no further, with reasons. */
export const someStates: fc.Arbitrary<PageState[]> = listOf(
  fc.tuple(someUrl, someState).map(([url, reached]) => ({ url, ...reached })),
);

const someRefusal = {
  code: fc.constantFrom(...(Object.keys(REFUSALS) as RefusalCode[])),
  shape: someText,
  hashes: fc.array(fc.maxSafeNat()),
  examples: fc.array(someText, { maxLength: 3 }),
};
/** One page may lead to very many URLs of one shape. */
const manyHashes = fc.nat(5000).map((length) => Array.from({ length }, (_, i) => 2 ** 52 - i));

/** URLs kept out. */
export const someRefusals = fc.oneof(
  listOf(fc.record(someRefusal)),
  fc.array(fc.record({ ...someRefusal, hashes: manyHashes }), { maxLength: 3 }),
);

const changing = {
  phase: fc.constantFrom("visiting", "revisiting", "finished", "failed", "cancelled"),
  plannedAsOf: fc.option(someTime),
  asOf: fc.option(someTime),
  finishedAt: fc.option(someTime),
  expectedSharp: fc.option(someShare),
  upperBound: fc.option(someShare),
} as const;

const CHANGING = Object.keys(changing) as (keyof typeof changing)[];

const someRuns = fc.array(
  fc.record({
    startedAt: someTime,
    by: fc.string({ maxLength: 200 }),
    boundMs: fc.option(fc.maxSafeNat()),
    bootId: fc.option(fc.string({ maxLength: 100 })),
    uptimeMs: fc.option(fc.maxSafeNat()),
    filesAt: fc.option(someTime),
    errorMs: fc.maxSafeNat(),
  }),
  { minLength: 1, maxLength: 3 },
);

const someCookies = fc.array(
  fc.record({
    host: fc.string({ maxLength: 300 }),
    path: fc.string({ maxLength: 100 }),
    secure: fc.boolean(),
    name: fc.string({ maxLength: 300 }),
    value: fc.string({ maxLength: 100 }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Changes of a capture. */
export const someChange: fc.Arbitrary<CapturePatch> = fc.record(
  { ...changing, runs: someRuns, cookies: someCookies },
  { requiredKeys: [] },
);

/** Captures, with settings of any JSON. */
export const someCapture: fc.Arbitrary<Capture> = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/),
    site: someText,
    seeds: someUrls,
    startedAt: someTime,
    settings: fc
      .dictionary(fc.string(), fc.jsonValue())
      .map((settings) => JSON.parse(JSON.stringify(settings)) as Record<string, JsonValue>),
    ...changing,
    runs: someRuns,
    cookies: someCookies,
  },
  { requiredKeys: ["id", "site", "seeds", "startedAt", "settings", ...CHANGING] },
);

/** Plans of revisits. */
export const somePlan = fc.record({
  strategy: someText,
  plannedAsOf: someTime,
  expectedSharp: someShare,
  upperBound: someShare,
  expectedAttested: someShare.map(Math.abs),
});

/** Edits of a running capture. */
export const someEdit: fc.Arbitrary<CaptureEdit> = fc.record(
  {
    askedAt: someTime,
    maxPages: someCount,
    delayMs: someCount,
    exclude: fc.array(someText, { maxLength: 4 }),
  },
  { requiredKeys: ["askedAt"] },
);

/** The times of a fetch. */
export const someTimes = fc.record({ sentAt: someTime, firstByteAt: someTime, lastByteAt: someTime });

/** What stands beside a look. */
export const someLook = fc.record({
  pass: fc.constantFrom<Pass>("visit", "revisit", "probe", "late"),
  seq: someCount,
  kind: fc.constantFrom("document", "requisite", "other"),
  depth: someCount,
  via: fc.option(someUrl),
  label: fc.option(fc.constant("soft-404")),
  request: fc.option(fc.constantFrom("POST&:body=a%20b", "GET&accept=application/json&hx-request=true")),
  limit: fc.option(fc.constant("max-bytes")),
} as const);

/** What showing a document brought. */
export const someRendering = fc.record({
  document: someUrl,
  renderedBy: someText,
  at: someTime,
  failure: fc.option(someText),
  requests: fc.array(someUrl),
  open: fc.array(
    fc.record({ kind: fc.constantFrom("websocket", "refused"), url: someText, detail: someText }),
  ),
  isClosed: fc.boolean(),
  doubts: fc.array(someText),
  textDigest: fc.option(fc.constant(`sha-256:${"0".repeat(64)}` as Digest)),
  title: someText,
  language: someText,
});

/** Why there is no response. */
export const someNoResponse = fc.record({
  kind: fc.constantFrom("failed", "refused"),
  code: someText,
  message: someText,
} as const);

const someName = someText.filter((text) => text !== "" && !/\p{Surrogate}/u.test(text));

/** What people may say of a site or a capture. */
export const someDescription = fc.record({
  of: fc.oneof(
    someName.map((site) => ({ kind: "site" as const, site })),
    fc
      .constantFrom("c1", "20261116030519195", "a.b_c-d")
      .map((capture) => ({ kind: "capture" as const, capture })),
  ),
  elements: fc
    .dictionary(fc.constantFrom(...DC_ELEMENTS), fc.array(someName, { minLength: 1, maxLength: 4 }))
    .map((elements) => ({ ...elements }) as DublinCore),
});

const someWords = fc.string({ maxLength: 40 });

/** How a content was come by. */
export const someContentNote = fc.record({
  origin: someWords,
  conversion: fc.option(someWords),
  leftOut: fc.option(someWords),
});

const someInstant = fc.integer({ min: -1e12, max: 2e12 }).map((at) => instant(at));

/** What is told of a content. */
export const someToldNote = fc
  .record({
    seq: fc.nat(),
    kind: fc.constantFrom("document", "requisite", "other") as fc.Arbitrary<PageKind>,
    from: someInstant,
    ms: fc.nat({ max: 1e10 }),
    tier: fc.constantFrom("source", "served") as fc.Arbitrary<ToldTier>,
    more: fc.record(
      { count: fc.nat(), isCurrent: fc.constant(true as const), variant: someWords },
      { requiredKeys: [] },
    ),
    records: fc.array(
      fc.record({
        id: someWords,
        type: fc.constantFrom("resource", "response", "revisit", "metadata"),
        file: fc.constant("warcs/a/b.warc.gz"),
        offset: fc.nat(),
        length: fc.nat(),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    lastModified: fc.option(someInstant),
  })
  .map(({ from, ms, tier, more, ...rest }) => ({
    ...rest,
    told: { tier, from, to: instant(from + ms), ...more },
  }));
