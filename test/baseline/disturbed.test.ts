// Captures that are stopped and resumed, cancelled, changed, patched or reindexed, each on two of the sites (rest.full.test.ts has two more).
import { compareRuns } from "./baseline-runs.js";
import { DISTURBED } from "../support/scenes/modes.js";
import { fourSites } from "../support/scenes/sites.js";

for (const [i, mode] of Object.keys(DISTURBED).entries())
  compareRuns(mode, fourSites(i, mode === "patched").slice(0, 2));
