// Visits and revisits of the sites with all mischief.
import { compareRuns } from "./baseline-runs.js";
import { SITES, UNREACHABLE } from "../support/scenes/sites.js";

compareRuns("two-passes", [...SITES, UNREACHABLE]);
