// What runs of a cluster say of themselves, as lists of captures tell it.
import { z } from "zod";
import type { RunState } from "#model/index.js";
import type { RunWord } from "#ports/index.js";

/** Any machine wrote it, perhaps of another version. */
const word = z.object({ state: z.enum(["running", "paused", "disk-full"]) });

/** By capture; a run that says something else runs. */
export function statesOnBoard(words: readonly RunWord[]): ReadonlyMap<string, RunState> {
  return new Map(
    words.map(({ captureId, status }) => [captureId, word.safeParse(status).data?.state ?? "running"]),
  );
}
