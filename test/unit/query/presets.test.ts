// Prepared questions say what is so: counted by hand, and narrowed as a filter in plain code would.
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant, type Sighting } from "#model/index.js";
import { presetQuestion, type PresetName } from "#query/index.js";
import { asked, tablesIn } from "../../support/query/asked-tables.js";
import {
  indexEntry,
  lookAt,
  reportOf,
  toldArchive,
  type ToldArchive,
} from "../../support/query/told-archive.js";
import { captured, failed } from "../../support/samples/sightings.js";
import { withTempDir } from "../../support/temp-dir.js";

const T = Date.UTC(2026, 9, 31, 12);
const DAY_MS = 86_400_000;

function answers(
  told: ToldArchive,
  questions: readonly [PresetName, Parameters<typeof presetQuestion>[1]][],
): Promise<Record<string, unknown>[][]> {
  return withTempDir(async (dir) => {
    await tablesIn(join(dir, "t"), await toldArchive(told));
    const all: Record<string, unknown>[][] = [];
    for (const [name, narrowing] of questions) {
      const { sql, values } = presetQuestion(name, narrowing);
      all.push(await asked(join(dir, "t"), sql, values));
    }
    return all;
  });
}

const look = (url: string, seq: number, sighting: Sighting): Sighting => lookAt(url, "one", seq, sighting);

describe("changes", () => {
  it("counts differing neighbours, over all captures, and passes over what shows no state", async () => {
    const sightings = [
      ...["x", "x", "y", "x"].map((content, i) =>
        look("http://a.test/", i, captured(content, T + i * DAY_MS, T + i * DAY_MS + 5)),
      ),
      look("http://a.test/", 9, failed(T + 1.5 * DAY_MS, T + 1.5 * DAY_MS)),
      lookAt("http://a.test/", "two", 0, captured("z", T + 9 * DAY_MS, T + 9 * DAY_MS + 5)),
      look("http://b.test/", 20, captured("x", T, T)),
      look("http://b.test/", 21, captured("x", T + DAY_MS, T + DAY_MS)),
      look("http://c.test/", 30, captured("x", T, T)),
      look("http://c.test/", 31, captured("x", T + 1, T + 1, { identity: { status: 404 } })),
    ];
    const [all, ofHost, early] = await answers(
      { sightings, reports: [reportOf("one", []), reportOf("two", [])] },
      [
        ["changes", {}],
        ["changes", { host: "C.test" }],
        ["changes", { to: instant(T + 2 * DAY_MS - 1) }],
      ],
    );
    const brief = (rows: readonly Record<string, unknown>[] | undefined) =>
      rows!.map(({ url, looks, versions, changes }) => [url, looks, versions, changes]);
    expect(brief(all)).toEqual([
      ["http://a.test/", 5, 3, 3],
      ["http://c.test/", 2, 2, 1],
    ]);
    expect(all![0]).toMatchObject({ last_changed: new Date(T + 9 * DAY_MS).toISOString() });
    expect(brief(ofHost)).toEqual([["http://c.test/", 2, 2, 1]]);
    expect(brief(early)).toEqual([["http://c.test/", 2, 2, 1]]);
  });
});

describe("types and duplicates", () => {
  const host = fc.constantFrom("a.test", "b.test");
  const entry = fc
    .record({
      host,
      path: fc.constantFrom("1", "2", "3"),
      at: fc.oneof(
        fc.integer({ min: -30, max: 60 }).map((days) => T + days * DAY_MS),
        // What no fetch has, on either side of all months.
        fc.constantFrom(-1e12, Date.UTC(2150, 0)),
      ),
      mime: fc.constantFrom("text/html", "image/png", null),
      digest: fc.constantFrom("sha1:A", "sha1:B", null),
      recordType: fc.constantFrom("response" as const, "revisit" as const),
    })
    .map(({ host: name, path, at, ...rest }) => indexEntry(`http://${name}/${path}`, at, rest));
  const time = fc.oneof(
    fc.integer({ min: -40, max: 70 }).map((days) => instant(T + days * DAY_MS)),
    fc.constantFrom(instant(-2e12), instant(Date.UTC(2200, 0))),
  );
  const narrowing = fc.record({ host, from: time, to: time }, { requiredKeys: [] });

  it("count what a filter in plain code leaves", () =>
    fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 25 }), narrowing, async (entries, narrowed) => {
        const { host: name, from = -Infinity, to = Infinity } = narrowed;
        const own = entries.filter(
          ({ url, at }) => (name === undefined || new URL(url).hostname === name) && at >= from && at <= to,
        );
        const [types, duplicates] = await answers({ entries }, [
          ["types", narrowed],
          ["duplicates", narrowed],
        ]);
        const responses = own.filter(({ recordType }) => recordType === "response");
        const counted = new Map<string, number>();
        for (const { mime } of responses)
          counted.set(mime ?? "(not said)", (counted.get(mime ?? "(not said)") ?? 0) + 1);
        expect(new Map(types!.map(({ type, responses: n }) => [type, n]))).toEqual(counted);
        const urls = (digest: string): number =>
          new Set(own.filter((e) => e.digest === digest).map((e) => e.url)).size;
        const expected = ["sha1:A", "sha1:B"]
          .map((digest) => [digest, urls(digest)] as const)
          .filter(([, n]) => n > 1);
        const found = duplicates!.map(({ digest, urls: n }) => [digest, n] as const);
        expect(new Map(found)).toEqual(new Map(expected));
      }),
      { seed: 20261118, numRuns: 25 },
    ));
});

it("times that no fetch has belong to spans all the same", async () => {
  const [early, late] = [-1e12, Date.UTC(2150, 0)];
  const entries = [early, T, late].map((at) => indexEntry("http://a.test/", at));
  const found = await answers({ entries }, [
    ["types", { to: instant(T) }],
    ["types", { from: instant(T) }],
    ["types", { from: instant(late) }],
    ["types", { to: instant(early) }],
  ]);
  expect(found.map((rows) => rows[0]!["responses"])).toEqual([2, 2, 1, 1]);
});

describe("coherence", () => {
  it("is the share of sharp pages of the whole denominator, for a host of it too", async () => {
    const page = (host: string, i: number, verdict: "sharp" | "attested" | "skipped") => ({
      url: `http://${host}/${i}`,
      verdict,
      interval: null,
    });
    const reports = [
      reportOf(
        "one",
        [page("a.test", 1, "sharp"), page("a.test", 2, "skipped"), page("b.test", 1, "attested")],
        {
          asOf: T,
        },
      ),
      reportOf("two", [page("a.test", 1, "sharp")], { asOf: T + DAY_MS }),
    ];
    const [all, ofHost, late] = await answers({ reports }, [
      ["coherence", {}],
      ["coherence", { host: "a.test" }],
      ["coherence", { from: instant(T + 1) }],
    ]);
    const brief = (rows: readonly Record<string, unknown>[] | undefined) =>
      rows!.map(({ capture, pages, sharp, attested, coherence }) => [
        capture,
        pages,
        sharp,
        attested,
        coherence,
      ]);
    expect(brief(all)).toEqual([
      ["two", 1, 1, 0, 1],
      ["one", 3, 1, 1, 0.3333],
    ]);
    expect(brief(ofHost)).toEqual([
      ["two", 1, 1, 0, 1],
      ["one", 2, 1, 0, 0.5],
    ]);
    expect(brief(late)).toEqual([["two", 1, 1, 0, 1]]);
  });
});
