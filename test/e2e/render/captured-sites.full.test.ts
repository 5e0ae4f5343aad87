// Captures of script-built sites that change between the passes: nothing is claimed that was not so, every message of a
// revisit is one of the visit's, each was sent once in a pass, and nearly every document is shown.
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptSites, scriptSiteVariants, type ClientFiles } from "#lab/script-built/sites/index.js";
import type { Renderer } from "#ports/index.js";
import { SHOWN_AT, testRenderer } from "../../support/render/rendering.js";
import { clientFiles } from "../../support/sites/bundle-clients.js";
import { judgeCaptures } from "../../support/sites/judged-captures.js";

let renderer: Renderer;
let files: ClientFiles;

beforeAll(async () => {
  files = await clientFiles();
  renderer = await testRenderer();
});

afterAll(async () => {
  await renderer?.close();
});

it("every fourth client, changing about every ten minutes", { timeout: 600_000 }, async () => {
  const sites = scriptSites({ seed: 41, startAt: SHOWN_AT, files }).filter((_, number) => number % 4 === 0);
  const figures = await judgeCaptures(sites, renderer, SHOWN_AT);
  console.log(JSON.stringify(figures));
  expect(figures.shown / figures.documents).toBeGreaterThanOrEqual(0.97);
  expect(figures.claimed / figures.shown).toBeGreaterThan(0.5);
});

it("livelier and noisier ones", { timeout: 600_000 }, async () => {
  const sites = scriptSiteVariants({ seed: 42, startAt: SHOWN_AT, files }, 200).filter(
    (_, n) => n % 30 === 7,
  );
  const figures = await judgeCaptures(sites, renderer, SHOWN_AT);
  console.log(JSON.stringify(figures));
  expect(figures.shown / figures.documents).toBeGreaterThanOrEqual(0.97);
});
