// What looks prove when their clock may be wrong by ε: every interval is shortened by it at both ends.
import { describe, expect, it } from "vitest";
import {
  attestedInterval,
  instant,
  observedInterval,
  possibleInterval,
  versionsOf,
  withClockErrors,
  type RunError,
} from "#model/index.js";
import { captured, unchanged } from "../../support/samples/sightings.js";

const runs = (...errors: [startedAt: number, errorMs: number][]): RunError[] =>
  errors.map(([startedAt, errorMs]) => ({ startedAt: instant(startedAt), errorMs }));

describe("looks by a clock that may be wrong", () => {
  const looks = [captured("a", 0, 10), captured("a", 1000, 1010), captured("b", 2000, 2010)];
  const [first, second] = versionsOf(withClockErrors(looks, runs([0, 100])));

  it("observe from the last byte + ε to the sending − ε, or nothing", () => {
    expect(observedInterval(first!)).toEqual({ from: 110, to: 900 });
    const [late] = versionsOf(withClockErrors(looks, runs([0, 496])));
    expect(observedInterval(late!)).toBeNull();
  });

  it("leave more possible", () => {
    expect(possibleInterval(first!)).toEqual({ from: null, to: 2110 });
    expect(possibleInterval(second!)).toEqual({ from: 900, to: null });
  });

  it("attest less: by 304s until they were surely sent, by stamps from when they surely were made", () => {
    const words = [captured("a", 0, 10, { validators: { lastModified: -5000 } }), unchanged(1000, 1010)];
    const [version] = versionsOf(withClockErrors(words, runs([0, 100])));
    expect(attestedInterval(version!, null)).toEqual({ from: 110, to: 900 });
    expect(attestedInterval(version!, { skewUpperMs: 150 })).toEqual({ from: -3850, to: 900 });
  });

  it("count each with the error of its own run, the last that began by its sending", () => {
    const counted = withClockErrors(looks, runs([0, 0], [1000, 100], [1500, 7]));
    expect(counted.map(({ clockErrorMs }) => clockErrorMs)).toEqual([undefined, 100, 7]);
    expect(observedInterval(versionsOf(counted)[0]!)).toEqual({ from: 10, to: 900 });
  });

  it("are the very same list where no clock is wrong, or none is on record", () => {
    expect(withClockErrors(looks, runs([0, 0], [500, 0]))).toBe(looks);
    expect(withClockErrors(looks, undefined)).toBe(looks);
  });
});
