// Whether a page's own Last-Modified tells the choice of a moment since when its versions stood.
import { describe, expect, it } from "vitest";
import { stampedSince } from "#access/coherent/own-stamps.js";
import type { CapturedSighting } from "#model/index.js";
import { captured } from "../../../support/samples/sightings.js";

interface Stamp {
  readonly lastModified?: number | null;
  readonly date?: number | null;
  readonly cacheSigns?: boolean;
}

const look = (content: string, sentAt: number, stamp: Stamp): CapturedSighting =>
  captured(content, sentAt, sentAt + 10, {
    validators: { lastModified: null, date: Math.floor(sentAt / 1000) * 1000, ...stamp },
  }) as CapturedSighting;

describe("stamps that followed a change", () => {
  it("tell since when each version stood, to the second and never too early", () => {
    const looks = [
      look("A", 100_500, { lastModified: 40_000 }),
      look("A", 160_500, { lastModified: 40_000 }),
      look("B", 220_500, { lastModified: 180_000 }),
    ];
    expect(stampedSince(looks)).toEqual([41_500, 41_500, 181_500]);
  });

  it("are taken by the server's own clock, however wrong that is", () => {
    const hour = 3_600_000;
    const looks = [
      look("A", 100_000, { lastModified: 40_000 + hour, date: 100_000 + hour }),
      look("B", 200_000, { lastModified: 180_000 + hour, date: 200_000 + hour }),
    ];
    expect(stampedSince(looks)).toEqual([41_000, 181_000]);
  });

  it("are never later than the look", () => {
    const looks = [
      look("A", 100_000, { lastModified: 40_000 }),
      look("B", 200_000, { lastModified: 200_000 }),
    ];
    expect(stampedSince(looks)![1]).toBe(200_000);
  });
});

describe("stamps count for nothing", () => {
  const first = look("A", 100_000, { lastModified: 40_000 });
  const fine = look("B", 200_000, { lastModified: 180_000 });
  const nothing = (...looks: CapturedSighting[]): void => expect(stampedSince(looks)).toBeNull();

  it("where the page was never seen to change", () =>
    nothing(first, look("A", 200_000, { lastModified: 40_000 })));
  it("where one look has none", () => nothing(first, fine, look("C", 300_000, {})));
  it("where a cache answered", () =>
    nothing(first, fine, look("C", 300_000, { lastModified: 250_000, cacheSigns: true })));
  it("where the content changed and the stamp says that it was so before", () =>
    nothing(first, look("B", 200_000, { lastModified: 90_000 })));
  it("where the stamp moved and the content did not", () =>
    nothing(first, fine, look("B", 300_000, { lastModified: 250_000 })));
  it("where each is simply the Date", () =>
    nothing(look("A", 100_000, { lastModified: 100_000 }), look("B", 200_000, { lastModified: 199_000 })));
});
