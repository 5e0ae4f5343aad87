// A share of the script-built sites, captured, and shown again: by our own replay, and by an unmodified player from the
// exported package. All of them: npm run soak -- browser --only replay.
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptSites, type ClientFiles, type ScriptSite } from "#lab/script-built/sites/index.js";
import { SHOWN_AT } from "../../support/render/rendering.js";
import { clientFiles } from "../../support/sites/bundle-clients.js";
import { openReplayMeans, replayFigures, type ReplayMeans } from "../../support/sites/replay-figures.js";

/** A framework, data of another host, a worker, frames: each needs something else of replay. */
const TRIED = ["preact", "cors", "worker", "frames"];

let means: ReplayMeans;
let files: ClientFiles;

beforeAll(async () => {
  files = await clientFiles();
  means = await openReplayMeans();
});

afterAll(async () => {
  await means?.close();
});

const sitesOf = (names: readonly string[]): ScriptSite[] =>
  scriptSites({ seed: 41, startAt: SHOWN_AT, files }).filter(({ name }) => names.includes(name));

it("replay and a player show what captures hold", { timeout: 600_000 }, async () => {
  const sites = sitesOf(TRIED);
  expect(sites.length).toBe(TRIED.length);
  const figures = await replayFigures(sites, means, SHOWN_AT);
  console.log(JSON.stringify(figures));
  expect(figures.falseReplays).toEqual([]);
  expect(figures.documents).toBe(4 * sites.length);
  expect(figures.sameWords / figures.documents).toBeGreaterThanOrEqual(0.94);
  expect(figures.playedSame / figures.played).toBeGreaterThanOrEqual(0.9);
});

// Its pages wait for a worker that neither replay nor the player gives them: that must end, and show nothing untrue.
it("pages that wait for a service worker hold up nobody", { timeout: 600_000 }, async () => {
  const figures = await replayFigures(sitesOf(["service-worker"]), means, SHOWN_AT);
  expect(figures).toMatchObject({ documents: 4, sameWords: 4, played: 4, playedSame: 0, falseReplays: [] });
  expect(figures.emptyReplays.length).toBe(4);
});
