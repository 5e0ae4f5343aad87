// What a host's failed test takes away from the pages of a capture.
import { describe, expect, it } from "vitest";
import type { Capture, PageUrl, Sighting, Unchanged } from "#model/index.js";
import { assessCapture } from "#quality/index.js";
import { at, captured, frontierPage, unchanged } from "../../support/samples/sightings.js";

const T = at(50_000);
const says = (date: number, lastModified: number) => ({ validators: { date, lastModified } });
const url = (name: string): PageUrl => `http://site.test/${name}` as PageUrl;

/** A 304 to a request that asked by Last-Modified. */
function confirmed(sentAt: number): Sighting {
  const sighting = unchanged(sentAt, sentAt + 10);
  return { ...sighting, outcome: { ...sighting.outcome, by: "last-modified" } as Unchanged };
}

function verdictsOf(looks: Readonly<Record<string, Sighting[]>>): Record<string, string> {
  const names = Object.keys(looks);
  const { pages } = assessCapture({
    capture: {} as Capture,
    plannedAsOf: T,
    pages: names.map((name, seq) => frontierPage({ url: url(name), seq })),
    numberOf: (page) => names.findIndex((name) => url(name) === page),
    sightingsOf: (page) => looks[page.slice(url("").length)]!,
    requisitesOf: () => [],
  });
  return Object.fromEntries([...pages].map(({ page, verdict }) => [page.url.slice(url("").length), verdict]));
}

const TOLD = [captured("a", 10_000, 10_010, says(10_000, 1_000)), confirmed(90_000)];
const STAMPED = [captured("b", 90_000, 90_010, says(90_000, 2_000))];
/** Its content changes and its stamp does not follow. */
const LYING = [
  captured("c", 10_000, 10_010, says(10_000, 1_000)),
  captured("d", 20_000, 20_010, says(20_000, 2_000)),
];

describe("a host's 304s", () => {
  const told = [captured("a", 10_000, 10_010), unchanged(90_000, 90_010)];
  const denied = [captured("b", 10_000, 10_010), unchanged(20_000, 20_010), captured("c", 20_020, 20_030)];

  it("attest until one of them is denied by the next answer, and none of them then", () => {
    expect(verdictsOf({ told })).toEqual({ told: "attested" });
    expect(verdictsOf({ told, denied })).toMatchObject({ told: "seen" });
  });
});

describe("a host's Last-Modified", () => {
  it("attests while its test passes, by itself and by the 304s that were asked for with it", () => {
    expect(verdictsOf({ told: TOLD, stamped: STAMPED })).toEqual({ told: "attested", stamped: "attested" });
  });

  it("attests nothing at all once one page contradicts it", () => {
    const verdicts = verdictsOf({ told: TOLD, stamped: STAMPED, lying: LYING });
    expect(verdicts).toMatchObject({ told: "seen", stamped: "late" });
  });
});
