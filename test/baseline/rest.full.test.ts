// The same modes as beside it, on two more of the sites each.
import { compareRuns } from "./baseline-runs.js";
import { DISTURBED, UNDISTURBED } from "../support/scenes/modes.js";
import { fourSites } from "../support/scenes/sites.js";

const modes = Object.keys(UNDISTURBED).filter((mode) => mode !== "two-passes");
for (const [i, mode] of modes.entries()) compareRuns(mode, fourSites(i).slice(2));
for (const [i, mode] of Object.keys(DISTURBED).entries())
  compareRuns(mode, fourSites(i, mode === "patched").slice(2));
