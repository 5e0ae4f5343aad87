// The labels of main blocks stand for the pages that the seed draws, and their words for one place in each.
import { expect, it } from "vitest";
import { readPage } from "#detect/index.js";
import { mainRegion } from "../../support/detect/main-measure.js";
import { drawMainPages, mainLabels } from "../../support/detect/main-sample.js";
import { hasPacks } from "../../support/detect/page-packs.js";

it.skipIf(!hasPacks)("the labelled pages are those that the seed draws, and none was left out", async () => {
  const pages = await drawMainPages();
  const named = ({ pack, path, t, hash, half }: (typeof pages)[number]): string =>
    [pack, path, t, hash, half].join(" ");
  const labels = mainLabels();
  expect(labels.map((label) => named({ ...label, html: "" }))).toEqual(pages.map(named));
  expect(labels.filter(({ half }) => half === "tuning").length).toBe(50);
  for (const [at, label] of labels.entries()) {
    const [from, to] = mainRegion(readPage(Buffer.from(pages[at]!.html)).blocks, label);
    expect(to - from, label.path).toBeGreaterThan(150);
  }
});
