// Statistical: whether importance puts first what a page is there for, with blocks from layout and from the tree. The
// figures are in docs/papers/detection.md, section 4.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Renderer } from "#ports/index.js";
import {
  compareWays,
  drawChanges,
  meansOf,
  orderedAlike,
  scoreWays,
  type WayScores,
} from "../support/detect/main-comparison.js";
import { drawMainPages, mainLabels, type MainLabel } from "../support/detect/main-sample.js";
import { hasPacks } from "../support/detect/page-packs.js";
import { stillRenderer } from "../support/detect/page-looks.js";

describe.skipIf(!hasPacks)("blocks from layout (skipped: no data)", () => {
  let renderer: Renderer;
  beforeAll(async () => {
    renderer = await stillRenderer();
  });
  afterAll(() => renderer?.close());

  it("put the main block first on more pages than blocks from the tree, on the half held out too", async () => {
    const pages = await drawMainPages();
    const scored: { label: MainLabel; ways: WayScores }[] = [];
    for (const [at, label] of mainLabels().entries())
      scored.push({ label, ways: await scoreWays(renderer, pages[at]!.html, label) });
    for (const half of ["tuning", "held-out"] as const) {
      const some = scored.filter(({ label }) => label.half === half);
      const table = Object.fromEntries(
        Object.keys(some[0]!.ways).map((way) => [way, meansOf(some.map(({ ways }) => ways[way]!))]),
      );
      console.log(half, table);
      expect(table["layout"]!.isFirst).toBeGreaterThan(table["tree"]!.isFirst);
      expect(table["layout"]!.reciprocalRank).toBeGreaterThan(table["tree"]!.reciprocalRank);
      expect(table["layout"]!.isFirst).toBeGreaterThanOrEqual(0.9);
      expect(table["nameless layout"]!.isFirst).toBeGreaterThan(table["nameless tree, joined"]!.isFirst);
      expect(table["nameless layout"]!.isPartFirst).toBeGreaterThanOrEqual(0.85);
    }
  }, 900_000);

  it("say of changes what blocks from the tree say, and order them much alike", async () => {
    const changes = [];
    for (const pair of await drawChanges(40)) changes.push(await compareWays(renderer, pair));
    const alike = changes.filter(({ tree, layout }) => tree.verdict === layout.verdict).length;
    const ordered = orderedAlike(changes);
    console.log(`${changes.length} changes: ${alike} verdicts alike, ordered alike ${ordered.toFixed(3)}`);
    expect(changes.length).toBe(40);
    expect(alike).toBeGreaterThanOrEqual(36);
    expect(ordered).toBeGreaterThanOrEqual(0.8);
  }, 900_000);
});
