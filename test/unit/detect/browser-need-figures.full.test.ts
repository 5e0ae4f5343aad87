// How often the rule takes a real page for a shell, over every version in the packs.
import { expect, it } from "vitest";
import { needsBrowser } from "#detect/index.js";
import { packSamples } from "../../support/detect/browser-need-samples.js";
import { hasPacks } from "../../support/detect/page-packs.js";

it.runIf(hasPacks)("no version of a real page is taken for a shell", { timeout: 120_000 }, async () => {
  const counts = { tuning: 0, figures: 0 };
  const taken: string[] = [];
  for await (const { name, html, isForTuning } of packSamples()) {
    counts[isForTuning ? "tuning" : "figures"]++;
    if (needsBrowser(html, "text/html").needsBrowser) taken.push(name);
  }
  console.log(counts, "taken for shells:", taken.length);
  expect(Math.min(counts.tuning, counts.figures)).toBeGreaterThan(2000);
  expect(taken).toEqual([]);
});
