// What runs of a cluster say of themselves, as lists of captures tell it.
import { z } from "zod";
/** Any machine wrote it, perhaps of another version. */
const word = z.object({ state: z.enum(["running", "paused", "disk-full"]) });
/** By capture; a run that says something else runs. */
export function statesOnBoard(words) {
    return new Map(words.map(({ captureId, status }) => [captureId, word.safeParse(status).data?.state ?? "running"]));
}
