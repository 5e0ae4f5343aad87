import { describe, expect, it } from "vitest";
import { mineInputOfSightings } from "#mine/index.js";
import type { PageUrl, Sighting } from "#model/index.js";
import { trustedSkews } from "../../../src/study/site-knowledge.js";
import { captured } from "../../support/samples/sightings.js";

const DAY_MS = 86_400_000;
const URL_A = "https://a.example/page" as PageUrl;

/** Seen once a day at midnight; changes at six in the evening of every second day. */
function daily(lastModifiedOf: (at: number, changedAt: number) => number | null): Sighting[] {
  return Array.from({ length: 20 }, (_, day) => {
    const at = Date.UTC(2026, 0, 1 + day);
    const version = Math.floor(day / 2);
    const changedAt = Date.UTC(2026, 0, 1 + 2 * version) - DAY_MS / 4;
    const validators = { date: at, lastModified: lastModifiedOf(at, changedAt) };
    const sighting = captured(`version ${version}`, at, at + 10, { validators });
    return { ...sighting, url: URL_A, captureId: `day-${day}` };
  });
}

function mined(sightings: Sighting[]): ReturnType<typeof mineInputOfSightings> {
  return mineInputOfSightings("site", sightings, { trustedSkewMs: trustedSkews(sightings) });
}

describe("ages from Last-Modified", () => {
  it("dates changes where the host passes the trust test", () => {
    const input = mined(daily((_, changedAt) => changedAt));
    const ages = Array.from(input.looks[0]!.lastModifiedAges);
    expect(ages.filter((age) => !Number.isNaN(age)).length).toBe(9);
    for (const age of ages.filter((value) => !Number.isNaN(value))) expect(age).toBeCloseTo(0.25, 4);
    expect(input.changes.length).toBe(9);
    for (const { after, by } of input.changes) {
      expect(after).toBe(by);
      expect(new Date(by).getUTCHours()).toBe(18);
    }
  });

  it.each([
    ["is simply the Date", (at: number): number => at],
    ["does not follow the content", (): number => Date.UTC(2020, 0, 1)],
    ["is not there", (): null => null],
  ])("dates nothing where Last-Modified %s", (_, lastModifiedOf) => {
    const input = mined(daily(lastModifiedOf));
    expect(Array.from(input.looks[0]!.lastModifiedAges).every(Number.isNaN)).toBe(true);
    for (const { after, by } of input.changes) expect(by - after).toBe(DAY_MS);
  });
});
