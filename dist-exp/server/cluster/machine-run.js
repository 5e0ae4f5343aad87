// What runs say of themselves on the cluster's board, as far as it is that: any machine wrote it.
import * as z from "zod/mini";
import { liveProgressSchema } from "../api-schema.js";
const statusSchema = z.object({
    state: z.enum(["running", "paused", "disk-full"]),
    progress: z.nullable(z.unknown()),
});
/** A run's word as runs tell; `null` where it is none. */
export function runWord({ at, status }) {
    const told = statusSchema.safeParse(status);
    if (!told.success)
        return null;
    const progress = liveProgressSchema.safeParse(told.data.progress);
    return { state: told.data.state, at, progress: progress.success ? { ...progress.data } : null };
}
/** A run as lists of machines show it. */
export function machineRun(word) {
    const status = runWord(word);
    if (status === null)
        return null;
    const { state, at: saidAt, progress } = status;
    return { captureId: word.captureId, state, saidAt, progress: progressOf(progress) };
}
function progressOf(progress) {
    const told = liveProgressSchema.safeParse(progress);
    if (!told.success)
        return null;
    const { pass, done, total, figures } = told.data;
    return {
        pass,
        done,
        total,
        pagesPerSecond: figures?.pagesPerSecond ?? null,
        etaMs: figures?.etaMs ?? null,
    };
}
