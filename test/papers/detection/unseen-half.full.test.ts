// Statistical: the detector on the half of the labelled pairs that it was never tuned on (docs/papers/detection.md),
// and on the front page whose box of featured projects rotates.
import { describe, expect, it } from "vitest";
import { evaluate, frontPageRun, LABELS, scoresOf } from "../../support/detect/evaluation.js";
import { laterLabels } from "../../support/detect/later-sample.js";
import { hasPacks } from "../../support/detect/page-packs.js";

describe("the labelled pairs", () => {
  it("number at least 200, over all kinds of change, in two halves", () => {
    expect(LABELS.length).toBeGreaterThanOrEqual(200);
    for (const half of ["tuning", "unseen"])
      expect([...new Set(LABELS.filter((l) => l.half === half).map((l) => l.kind))].sort()).toEqual([
        "date", "featured", "markup", "removed", "specific-large", "specific-small", "template",
      ]); // prettier-ignore
  });
});

describe.skipIf(!hasPacks)("the unseen half (skipped: no data)", () => {
  it("is judged as docs/papers/detection.md asks", async () => {
    const scores = scoresOf(await evaluate(LABELS.filter((l) => l.half === "unseen")));
    expect(scores.pairs).toBe(LABELS.filter((l) => l.half === "unseen").length);
    expect(scores.precision).toBeGreaterThanOrEqual(0.9);
    expect(scores.recall).toBeGreaterThanOrEqual(0.9);
    expect(scores.largeMissed).toBe(0);
    expect(scores.rankedBelow).toBeGreaterThanOrEqual(0.95);
    expect(scores.confusion).toMatchSnapshot();
  });
});

describe.skipIf(!hasPacks)("the second sample (skipped: no data)", () => {
  const later = laterLabels();

  it("has over 150 pairs, two thirds of them held out", () => {
    expect(later.length).toBeGreaterThanOrEqual(150);
    expect(later.filter((l) => l.part === "held-out").length).toBeGreaterThanOrEqual(0.65 * later.length);
  });
});

describe.skipIf(!hasPacks)("apache-www's front page (skipped: no data)", () => {
  it("has its rotating box learned after a few sightings and ignored from then on", async () => {
    const { learnedAfter, rotations, ignored } = await frontPageRun(120);
    expect(learnedAfter).toBeLessThanOrEqual(5);
    expect(rotations).toBeGreaterThan(80);
    expect(ignored / rotations).toBeGreaterThanOrEqual(0.95);
  });
});
