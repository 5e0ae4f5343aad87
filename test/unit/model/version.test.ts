import { describe, expect, it } from "vitest";
import { instant, observedInterval, versionsOf } from "#model/index.js";
import { captured } from "../../support/sightings.js";

describe("observed interval", () => {
  it("runs from the last byte of the first sighting to the sending of the last", () => {
    const [version] = versionsOf([captured("a", 100, 120), captured("a", 500, 530)]);
    expect(observedInterval(version!)).toEqual({ from: instant(120), to: instant(500) });
  });

  it("is not proved by one sighting", () => {
    const [version] = versionsOf([captured("a", 100, 120)]);
    expect(observedInterval(version!)).toBeNull();
  });

  it("is split where A→B→A was seen", () => {
    const versions = versionsOf([captured("a", 0, 1), captured("b", 10, 11), captured("a", 20, 21)]);
    expect(versions.map(observedInterval)).toEqual([null, null, null]);
  });
});
