// Which record is served for a moment, in which order others follow when it cannot be read, and what is said of each.
import { describe, expect, it } from "vitest";
import { choicesAt, type MementoChoice } from "#access/index.js";
import { instant, isCaptured, type PageUrl, type Sighting } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { captured, unchanged } from "../../../support/samples/sightings.js";

const { url } = captured("A", 0, 0);

function entryAt(at: number, more: Partial<IndexEntry> = {}): IndexEntry {
  const place = { file: "x.warc.gz", offset: at, length: 1, recordType: "response" } as const;
  return { surt: "x", url, at: instant(at), status: 200, mime: null, digest: null, ...place, ...more };
}

const entriesOf = (looks: readonly Sighting[]): IndexEntry[] =>
  looks.filter(isCaptured).map(({ times }) => entryAt(times.sentAt));

/** A look whose response stands in the record that `entryAt` of its time names. */
function kept(look: Sighting): Sighting {
  const { file, offset, length } = entryAt(look.times.sentAt);
  return { ...look, records: [{ type: "response", id: "<urn:x>", file, offset, length }] };
}

async function served(
  looks: readonly Sighting[],
  at: number,
  {
    entries = entriesOf(looks),
    choice = "coherent" as MementoChoice,
    others = [] as readonly Sighting[],
  } = {},
): Promise<[storedAt: number, tier: string, against: string | null][]> {
  const query = { url, at: instant(at), within: null };
  const evidenceOf = async (page: PageUrl) => ({
    looks: (page === url ? looks : others).map(kept),
    trust: null,
  });
  const all: [number, string, string | null][] = [];
  for await (const { entry, evidence } of choicesAt(entries, query, { choice, evidenceOf })) {
    expect(evidence).toMatchObject({ at, storedAt: entry.at, distanceMs: Math.abs(entry.at - at) });
    all.push([entry.at, evidence.tier, evidence.against]);
  }
  return all;
}

describe("a page seen as A, B, A, A", () => {
  const looks = [captured("A", 10, 12), captured("B", 20, 22), captured("A", 30, 32), captured("A", 90, 92)];

  it("is served in the version that was observed, not by the nearest record", async () => {
    expect((await served(looks, 24))[0]).toEqual([20, "possible", null]);
    expect((await served(looks, 35))[0]).toEqual([30, "observed", null]);
    const wide = [captured("A", 10, 12), captured("A", 90, 92), captured("B", 95, 96)];
    expect((await served(wide, 89, { choice: "nearest" }))[0]).toEqual([90, "observed", null]);
    expect((await served(wide, 94))[0]).toEqual([95, "possible", null]);
  });

  it("falls back on equal content first, whose evidence is the same, then on the nearest, marked so", async () => {
    expect(await served(looks, 60)).toEqual([
      [30, "observed", null],
      [90, "observed", null],
      [10, "observed", null],
      [20, "nearest", "known"],
    ]);
  });

  it("says of every record chosen by nearness what is known of it", async () =>
    expect(await served(looks, 21, { choice: "nearest" })).toEqual([
      [20, "seen", null],
      [30, "nearest", "known"],
      [10, "nearest", "known"],
      [90, "nearest", "known"],
    ]));

  it("gives what was captured at exactly the moment first: that is its address", async () => {
    const entries = [...entriesOf(looks), entryAt(60, { status: 503 })];
    expect((await served(looks, 60, { entries })).slice(0, 2)).toEqual([
      [60, "nearest", "likely"],
      [30, "observed", null],
    ]);
  });
});

it("is attested by a 304, and a record of another version is then likely wrong", async () => {
  const looks = [captured("A", 10, 12), unchanged(40, 41), captured("B", 50, 51)];
  expect(await served(looks, 30)).toEqual([
    [10, "attested", null],
    [50, "possible", "likely"],
  ]);
});

it("takes the nearer of two that nothing contradicts, and says of one beyond a change that it is likely wrong", async () => {
  const looks = [captured("A", 10, 12), captured("B", 50, 52), captured("C", 100, 102)];
  expect(await served(looks, 20)).toEqual([
    [10, "possible", null],
    [50, "possible", null],
    [100, "nearest", "likely"],
  ]);
});

it("serves the nearest record, marked so, where the catalog knows no look", async () => {
  const entries = [entryAt(10), entryAt(50)];
  expect(await served([], 20, { entries })).toEqual([
    [10, "nearest", null],
    [50, "nearest", null],
  ]);
});

it("says nothing of a foreign record of the same millisecond: whether it holds what was seen is not known", async () => {
  const looks = [captured("A", 10, 12), captured("A", 90, 92)];
  const foreign = entryAt(10, { file: "foreign.warc.gz" });
  const own = entryAt(90);
  expect(await served(looks, 40, { entries: [foreign, own] })).toEqual([
    [90, "observed", null],
    [10, "nearest", "likely"],
  ]);
});

it("follows a page that was called otherwise at the time", async () => {
  const DAY = 86_400_000;
  const moved = "https://a.test/p";
  const looks = [captured("A", 10, 12)];
  const others = [captured("B", 5 * DAY, 5 * DAY + 2), captured("B", 5 * DAY + 90, 5 * DAY + 92)];
  const entries = [entryAt(10), ...others.map(({ times }) => entryAt(times.sentAt, { url: moved }))];
  expect((await served(looks, 5 * DAY + 40, { entries, others }))[0]).toEqual([5 * DAY, "observed", null]);
  expect((await served(looks, 11, { entries, others }))[0]).toEqual([10, "seen", null]);
});
