// Two hundred script-built sites, each captured while it lives: no claim may be false.
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptSiteVariants, type ClientFiles } from "#lab/script-built/sites/index.js";
import type { Renderer } from "#ports/index.js";
import { SHOWN_AT, testRenderer } from "../support/render/rendering.js";
import { clientFiles } from "../support/sites/bundle-clients.js";
import { judgeCaptures } from "../support/sites/judged-captures.js";

const PARTS = 10;
const SITES = 200;

let renderer: Renderer;
let files: ClientFiles;

beforeAll(async () => {
  files = await clientFiles();
  renderer = await testRenderer();
});

afterAll(async () => {
  await renderer?.close();
});

it.each(Array.from({ length: PARTS }, (_, part) => part))(
  "sites, part %i",
  { timeout: 1_200_000 },
  async (part) => {
    const sites = scriptSiteVariants({ seed: 2026, startAt: SHOWN_AT, files }, SITES).filter(
      (_, number) => number % PARTS === part,
    );
    const figures = await judgeCaptures(sites, renderer, SHOWN_AT);
    console.log(`part ${part}: ${JSON.stringify(figures)}`);
    expect(figures.sites).toBe(SITES / PARTS);
  },
);
