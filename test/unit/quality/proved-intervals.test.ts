// What is proved of a page over several captures, also where it varied by itself in one of them.
import { describe, expect, it } from "vitest";
import { provedIntervals, type PageUrl, type Sighting } from "#model/index.js";
import { archiveView } from "#quality/index.js";
import { captured } from "../../support/samples/sightings.js";

const of = (captureId: string, ...sightings: Sighting[]): Sighting[] =>
  sightings.map((sighting) => ({ ...sighting, captureId }));
const probe = { pass: "probe" } as const;

const calm = of("c1", captured("a", 10, 11), captured("a", 20, 21));
const restless = of(
  "c2",
  captured("x", 30, 31),
  captured("y", 40, 41),
  captured("z", 42, 43, probe),
  captured("x", 44, 45, probe),
  captured("x", 50, 51),
);

describe("what is proved of a page", () => {
  it("is every version's observed interval, over all captures", () => {
    const later = of("c2", captured("a", 30, 31), captured("b", 40, 41), captured("b", 50, 51));
    expect(provedIntervals([...calm, ...later])).toEqual([
      { from: 11, to: 30 },
      { from: 41, to: 50 },
    ]);
  });

  it("is nothing of what it showed in a capture in which it varied by itself", () => {
    expect(provedIntervals([...calm, ...restless])).toEqual([{ from: 11, to: 20 }]);
    // A version that reaches into such a capture is not proved at all.
    expect(provedIntervals([...calm, ...of("c2", captured("a", 30, 31)), ...restless])).toEqual([]);
  });

  it("takes no probes of two captures for back-to-back ones", () => {
    const first = of("c1", captured("a", 10, 11), captured("a", 20, 21, probe));
    const second = of("c2", captured("b", 30, 31, probe), captured("b", 40, 41));
    expect(provedIntervals([...first, ...second])).toHaveLength(2);
  });

  it("counts in the archive's view, whose denominator keeps the page", () => {
    const url = "http://site.test/" as PageUrl;
    const view = archiveView(new Map([[url, restless]]));
    expect(view).toMatchObject({ pages: 1, weight: 1, steps: [] });
  });
});
