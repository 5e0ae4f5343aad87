// Captures under every setting that changes what they do, each on two of the sites (rest.full.test.ts has two more).
import { compareRuns } from "./baseline-runs.js";
import { UNDISTURBED } from "../support/scenes/modes.js";
import { fourSites } from "../support/scenes/sites.js";

const modes = Object.keys(UNDISTURBED).filter((mode) => mode !== "two-passes");
for (const [i, mode] of modes.entries()) compareRuns(mode, fourSites(i).slice(0, 2));
