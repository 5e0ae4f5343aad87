import { describe, expect, it } from "vitest";
import { instant, type PageUrl, type Sighting } from "#model/index.js";
import { mineInputOfSightings } from "#mine/index.js";
import { quietStartBy } from "../../../src/crawl/run/quiet-start.js";
import { captured } from "../../support/samples/sightings.js";

const HOUR = 3_600_000;
const MONDAY = Date.UTC(2026, 0, 5);

/** Pages looked at every hour for four weeks; each changes every day at noon, or never. */
function sightings(changing: boolean): Sighting[] {
  const all: Sighting[] = [];
  for (let page = 0; page < 12; page++) {
    for (let hour = 0; hour < 4 * 168; hour++) {
      const noonsPassed = Math.floor((hour + 12) / 24);
      // A few minutes apart: edits of many pages at one instant count as one event.
      const at = MONDAY + hour * HOUR + page * 60_000;
      const url = `http://site.test/${page}` as PageUrl;
      all.push({ ...captured(changing ? `v${noonsPassed}` : "v", at, at + 10), url });
    }
  }
  return all;
}

describe("the next quiet time of a site", () => {
  it("avoids the hour at which its pages change", () => {
    const noon = instant(MONDAY + 5 * 7 * 24 * HOUR + 12 * HOUR - HOUR / 2);
    const { at, reason } = quietStartBy(mineInputOfSightings("site", sightings(true)), noon);
    expect(at).toBeGreaterThan(noon);
    expect(reason).toMatch(/% of the usual changes/);
    const hourOfDay = (at / HOUR) % 24;
    // Six quiet hours that do not hold the busy one, 11 to 12 o'clock.
    expect(hourOfDay <= 5 || hourOfDay >= 12).toBe(true);
  });

  it("is now when the site shows no pattern, or is not known", () => {
    const now = instant(MONDAY + 1000 * HOUR);
    expect(quietStartBy(mineInputOfSightings("site", sightings(false)), now).at).toBe(now);
    for (const nothing of [null, mineInputOfSightings("site", [])])
      expect(quietStartBy(nothing, now)).toEqual({ at: now, reason: "nothing is known of this site yet" });
  });
});
