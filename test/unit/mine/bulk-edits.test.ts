import { describe, expect, it } from "vitest";
import { mineInputOfSightings } from "#mine/index.js";
import { seenOn } from "../../support/samples/daily-sightings.js";

/** Bulk flags of pages seen daily, by what each page shows on each day. */
function bulkOf(
  pages: number,
  days: readonly number[],
  contentOf: (page: number, day: number) => string,
): number[][] {
  const sightings = days.flatMap((day) =>
    Array.from({ length: pages }, (_, page) =>
      seenOn(`https://a.example/d/${page}`, day, contentOf(page, day)),
    ),
  );
  return mineInputOfSightings("site", sightings).looks.map((looks) => Array.from(looks!.bulk));
}

const MONTH = Array.from({ length: 30 }, (_, day) => day);

describe("bulk edits in an archive's looks", () => {
  it("flags the changes that many still pages share, and no others", () => {
    const flags = bulkOf(
      30,
      MONTH,
      (page, day) => `${page} ${day < 12 ? 0 : 1} ${page === 3 && day > 20 ? 1 : 0}`,
    );
    for (const own of flags) expect(own.flatMap((flag, i) => (flag === 1 ? [i + 1] : []))).toEqual([12]);
  });

  it("takes pages that always change for what they are", () => {
    expect(bulkOf(30, MONTH, (page, day) => `${page} ${day}`).flat()).not.toContain(1);
  });

  it("takes few changed pages for no bulk edit", () => {
    expect(bulkOf(30, MONTH, (page, day) => `${page} ${page < 5 && day >= 12 ? 1 : 0}`).flat()).not.toContain(
      1,
    );
  });

  it("cannot tell from one interval alone, nor from short ones about a long one", () => {
    expect(bulkOf(30, [0, 1], (page, day) => `${page} ${day}`).flat()).not.toContain(1);
    const nearlyAtOnce = bulkOf(
      30,
      [0, 0.01, 0.02, 365],
      (page, day) => `${page} ${day > 300 ? page % 2 : 0}`,
    );
    expect(nearlyAtOnce.flat()).not.toContain(1);
  });
});
