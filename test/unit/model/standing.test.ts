// How a page stood at an instant: observed before seen before attested before possible, and which look answers.
import { describe, expect, it } from "vitest";
import { instant, standingAt, type Sighting } from "#model/index.js";
import { captured, unchanged } from "../../support/samples/sightings.js";

const stood = (sightings: readonly Sighting[], at: number) => {
  const standing = standingAt(sightings, instant(at));
  return standing && [standing.tier, standing.sighting.times.sentAt, standing.interval];
};

describe("a page seen as A, A, B", () => {
  const seen = [captured("A", 10, 12), captured("A", 30, 31), captured("B", 50, 52)];

  it("is observed between two equal looks", () =>
    expect(stood(seen, 20)).toEqual(["observed", 10, { from: 12, to: 30 }]));

  it("is shown by the look nearest to the instant", () =>
    expect(stood(seen, 28)).toEqual(["observed", 30, { from: 12, to: 30 }]));

  it("is seen while a look was under way", () => {
    expect(stood(seen, 11)).toEqual(["seen", 10, { from: 10, to: 12 }]);
    expect(stood(seen, 51)).toEqual(["seen", 50, { from: 50, to: 52 }]);
  });

  it("is possible on either side of a change, by the nearer look", () => {
    expect(stood(seen, 38)).toEqual(["possible", 30, { from: null, to: 52 }]);
    expect(stood(seen, 44)).toEqual(["possible", 50, { from: 30, to: null }]);
    expect(stood(seen, 1)).toEqual(["possible", 10, { from: null, to: 52 }]);
  });
});

it("is attested where a 304 carries it on", () =>
  expect(stood([captured("A", 10, 12), unchanged(30, 31)], 20)).toEqual([
    "attested",
    10,
    { from: 12, to: 30 },
  ]));

it("proves nothing in a capture in which the page varied by itself", () => {
  const probe = { pass: "probe" } as const;
  const seen = [
    captured("A", 10, 12),
    captured("A", 30, 31),
    captured("A", 40, 41, probe),
    captured("B", 42, 43, probe),
  ];
  expect(stood(seen, 20)).toEqual(["possible", 10, { from: null, to: null }]);
});

describe("a look that does not tell of its own fetch is not seen while it was under way", () => {
  const underWay = (look: Sighting) => stood([look], 11)?.[0];

  it("because a cache answered, with a copy of any age", () =>
    expect(underWay(captured("A", 10, 12, { validators: { cacheSigns: true } }))).toBe("possible"));

  it("because it was imported, and others' times are no proof", () => {
    const look = captured("A", 10, 12);
    expect(underWay(look)).toBe("seen");
    expect(underWay({ ...look, outcome: { ...look.outcome, imported: true } as Sighting["outcome"] })).toBe(
      "possible",
    );
  });
});

it("has none when no look shows a state", () => expect(stood([], 20)).toBeNull());
