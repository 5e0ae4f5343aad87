// The second sample, labelled before the detector was run on it: precision, recall and ranking, with frames and without.
import { describe, expect, it } from "vitest";
import { evaluate, scoresOf, undressed } from "../../support/detect/evaluation.js";
import { laterLabels } from "../../support/detect/later-sample.js";
import { hasPacks } from "../../support/detect/page-packs.js";

describe.skipIf(!hasPacks)("the second sample (skipped: no data)", () => {
  const later = laterLabels();

  it("is judged as docs/papers/detection.md asks, the part held out too", async () => {
    const results = await evaluate(later);
    expect(results.length).toBe(later.length);
    const heldOut = new Set(later.filter((l) => l.part === "held-out"));
    for (const part of [results, results.filter((r) => heldOut.has(r.label as (typeof later)[number]))]) {
      const scores = scoresOf(part);
      expect(scores.precision).toBeGreaterThanOrEqual(0.98);
      expect(scores.recall).toBeGreaterThanOrEqual(0.9);
      expect(scores.largeMissed).toBe(0);
      expect(scores.calmBelow).toBeGreaterThanOrEqual(0.95);
    }
    expect(scoresOf(results).confusion).toMatchSnapshot();
  });

  it("has its template edits told by other pages alone, where nothing marks the frame", async () => {
    const labels = later.filter((l) => l.kind === "template" || l.significant);
    const scores = scoresOf(await evaluate(labels, undressed));
    expect(scores.precision).toBeGreaterThanOrEqual(0.98);
    expect(scores.recall).toBeGreaterThanOrEqual(0.9);
    expect(scores.calmBelow).toBeGreaterThanOrEqual(0.95);
  });
});
