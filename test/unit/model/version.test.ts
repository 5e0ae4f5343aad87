import { describe, expect, it } from "vitest";
import {
  attestedInterval,
  observedInterval,
  possibleInterval,
  versionsOf,
  type Captured,
  type Sighting,
} from "#model/index.js";
import { captured, failed, unchanged } from "../../support/samples/sightings.js";

const cache = (ageSeconds: number | null) => ({ validators: { cacheSigns: true, ageSeconds } });

/** The answer to a conditional request that was sent in full. */
function conditional(content: string, sentAt: number, lastByteAt: number): Sighting {
  const sighting = captured(content, sentAt, lastByteAt);
  return { ...sighting, outcome: { ...sighting.outcome, conditional: true } as Captured };
}

describe("observed interval", () => {
  it("runs from the last byte of the first sighting to the sending of the last", () => {
    const [version] = versionsOf([captured("a", 100, 120), captured("a", 500, 530)]);
    expect(observedInterval(version!)).toEqual({ from: 120, to: 500 });
  });

  it("is not proved by one sighting", () => {
    expect(versionsOf([captured("a", 100, 120)]).map(observedInterval)).toEqual([null]);
  });

  it("is split where A→B→A was seen", () => {
    const versions = versionsOf([captured("a", 0, 1), captured("b", 10, 11), captured("a", 20, 21)]);
    expect(versions.map(observedInterval)).toEqual([null, null, null]);
  });

  it("passes over failures, which bound nothing", () => {
    const [version] = versionsOf([captured("a", 0, 1), failed(10, 11), captured("a", 20, 21)]);
    expect(observedInterval(version!)).toEqual({ from: 1, to: 20 });
  });

  it("is not stretched by a 304", () => {
    const [version] = versionsOf([captured("a", 0, 1), unchanged(10, 11)]);
    expect(observedInterval(version!)).toBeNull();
  });

  it("tells two empty redirects to different targets apart", () => {
    const to = (location: string) => ({ identity: { status: 302, location } });
    expect(versionsOf([captured("", 0, 1, to("/x")), captured("", 10, 11, to("/y"))])).toHaveLength(2);
  });

  it("tells states apart by status alone, and by content type alone", () => {
    const [gone, plain] = [{ identity: { status: 404 } }, { identity: { contentType: "text/plain" } }];
    for (const other of [gone, plain])
      expect(versionsOf([captured("a", 0, 1), captured("a", 10, 11, other)])).toHaveLength(2);
  });

  it("is not bounded by the answer to a conditional request, which is another request", () => {
    const [version, ...more] = versionsOf([captured("a", 0, 1), conditional("a", 20, 21)]);
    expect([observedInterval(version!), more]).toEqual([null, []]);
    const [first] = versionsOf([captured("a", 0, 1), captured("a", 10, 11), conditional("a", 20, 21)]);
    expect(observedInterval(first!)).toEqual({ from: 1, to: 10 });
    expect(attestedInterval(first!, null)).toEqual({ from: 1, to: 10 });
  });

  it("is split by the answer to a conditional request too", () => {
    const looks = [captured("a", 0, 1), conditional("b", 10, 11), captured("a", 20, 21)];
    expect(versionsOf(looks).map(observedInterval)).toEqual([null, null, null]);
  });

  it("ends where a cached copy left the origin", () => {
    const [version] = versionsOf([captured("a", 0, 1), captured("a", 60_000, 60_010, cache(10))]);
    expect(observedInterval(version!)).toEqual({ from: 1, to: 49_000 });
  });

  it("is void when both sightings may be the same cached copy", () => {
    const sameCopy = versionsOf([captured("a", 0, 1, cache(0)), captured("a", 60_000, 60_010, cache(60))]);
    const noAge = versionsOf([captured("a", 0, 1), captured("a", 60_000, 60_010, cache(null))]);
    expect([...sameCopy, ...noAge].map(observedInterval)).toEqual([null, null]);
  });
});

describe("possible interval", () => {
  it("reaches from the differing sighting before to the one after", () => {
    const versions = versionsOf([captured("a", 0, 5), captured("b", 10, 15), captured("c", 20, 25)]);
    expect(versions.map(possibleInterval)).toEqual([
      { from: null, to: 15 },
      { from: 0, to: 25 },
      { from: 10, to: null },
    ]);
  });

  it("is not bounded by what a cache served, nor bounds it", () => {
    const versions = versionsOf([
      captured("b", 10, 15),
      captured("a", 20, 25, cache(18)),
      captured("b", 30, 35),
    ]);
    expect(versions.map(possibleInterval)).toEqual([
      { from: null, to: null },
      { from: null, to: 35 },
      { from: null, to: null },
    ]);
  });
});

describe("attested interval", () => {
  const stamped = (lastModified: number | null) => ({ validators: { lastModified } });

  it("reaches back to a trusted Last-Modified, one second and the skew later", () => {
    const [version] = versionsOf([captured("a", 90_000, 90_010, stamped(20_000))]);
    expect(attestedInterval(version!, { skewUpperMs: 300 })).toEqual({ from: 21_300, to: 90_000 });
  });

  it("needs trust", () => {
    const [version] = versionsOf([captured("a", 90_000, 90_010, stamped(20_000))]);
    expect(attestedInterval(version!, null)).toBeNull();
  });

  it("does not reach back by a stamp that moved while the version stood", () => {
    const [version] = versionsOf([
      captured("a", 90_000, 90_010, stamped(20_000)),
      captured("a", 95_000, 95_010, stamped(30_000)),
    ]);
    expect(attestedInterval(version!, { skewUpperMs: 0 })).toEqual({ from: 90_010, to: 95_000 });
  });

  it("is stretched right by a 304 that we asked for, and by no other", () => {
    const [asked] = versionsOf([captured("a", 0, 10), unchanged(500, 510)]);
    const [unasked] = versionsOf([captured("a", 0, 10), unchanged(500, 510, false)]);
    expect(attestedInterval(asked!, null)).toEqual({ from: 10, to: 500 });
    expect(attestedInterval(unasked!, null)).toBeNull();
  });

  it("ignores a Last-Modified older than a differing sighting, as unpacked files carry it", () => {
    const [, newer] = versionsOf([
      captured("a", 50_000, 50_010, stamped(10_000)),
      captured("b", 90_000, 90_010, stamped(20_000)),
    ]);
    expect(attestedInterval(newer!, { skewUpperMs: 0 })).toBeNull();
  });
});
