// A job of the cluster, followed from a terminal until it has ended; whoever stops following leaves it running.
import { z } from "zod";
import { IsochronError } from "#errors.js";
import { shellWord } from "#formats/index.js";
const LOOK_MS = 1_000;
/** As runs tell it; more of it is shown by the reading room. */
const told = z.object({
    state: z.enum(["running", "paused", "stopped"]).or(z.string()),
    progress: z
        .object({ pass: z.string(), done: z.number(), total: z.number(), url: z.string(), outcome: z.string() })
        .nullable(),
});
/** The job when it has ended. @throws INTERRUPTED for whoever stops following */
export async function followJob(id, ground) {
    const { agreement, time, io } = ground;
    for (;;) {
        const job = await agreement.management.jobs.get(id);
        if (job === null)
            throw new IsochronError("NOT_FOUND", `job ${id} is not in the cluster any more`);
        if (job.state !== "waiting" && job.state !== "running")
            return job;
        if (job.captureId !== null)
            await showRun(job.captureId, ground);
        await time.wait(LOOK_MS, io.signal).catch(() => undefined);
        if (io.signal.aborted)
            throw leftRunning(job);
    }
}
async function showRun(captureId, { agreement, progress }) {
    const word = (await agreement.board.list()).find((one) => one.captureId === captureId);
    const status = told.safeParse(word?.status);
    if (status.success && status.data.progress !== null)
        progress.show({ ...status.data.progress, state: status.data.state });
}
function leftRunning({ id, captureId }) {
    const cancel = captureId === null ? "" : `; to end it: isochron captures cancel ${shellWord(captureId)}`;
    return new IsochronError("INTERRUPTED", `job ${id} goes on in the cluster${cancel}`);
}
