import type { RunWord } from "#ports/index.js";
import type { MachineRun } from "../cluster-schema.js";
import type { RunNow } from "../live/runs-now.js";
/** A run's word as runs tell; `null` where it is none. */
export declare function runWord({ at, status }: RunWord): RunNow["status"];
/** A run as lists of machines show it. */
export declare function machineRun(word: RunWord): MachineRun | null;
