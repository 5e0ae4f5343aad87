// Captures of every script-built client, shown again: by our own replay, and by an unmodified player from a package.
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptSites, type ClientFiles } from "#lab/script-built/sites/index.js";
import { SHOWN_AT } from "../support/render/rendering.js";
import { clientFiles } from "../support/sites/bundle-clients.js";
import { openReplayMeans, replayFigures, type ReplayMeans } from "../support/sites/replay-figures.js";

const PARTS = 3;

let means: ReplayMeans;
let files: ClientFiles;

beforeAll(async () => {
  files = await clientFiles();
  means = await openReplayMeans();
});

afterAll(async () => {
  await means?.close();
});

// Each site is bounded by itself (judged-captures.ts), so that one that does not end is named; how long all of them
// take hangs on the machine.
it.each(Array.from({ length: PARTS }, (_, part) => part))("replayed sites, part %i", async (part) => {
  const all = scriptSites({ seed: 41, startAt: SHOWN_AT, files });
  const figures = await replayFigures(
    all.filter((_, number) => number % PARTS === part),
    means,
    SHOWN_AT,
  );
  console.log(`part ${part}: ${JSON.stringify(figures)}`);
  expect(figures.falseReplays).toEqual([]);
  expect(figures.sameWords / figures.documents).toBeGreaterThanOrEqual(0.94);
  expect(figures.playedSame / figures.played).toBeGreaterThanOrEqual(0.9);
});
