import type { RunState } from "#model/index.js";
import type { RunWord } from "#ports/index.js";
/** By capture; a run that says something else runs. */
export declare function statesOnBoard(words: readonly RunWord[]): ReadonlyMap<string, RunState>;
