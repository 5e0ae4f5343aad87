// `isochron captures pause|resume|cancel|edit` in a cluster: asked through the agreement, wherever the capture runs.
import { IsochronError, UsageError } from "#errors.js";
import { instant } from "#model/index.js";
import { addJob } from "./ask-capture.js";
import { understoodJob } from "./cluster-job.js";
const MOST_JOBS = 10_000;
/** Tells the cluster; a capture that no machine has is taken up for that. @throws NOT_FOUND */
export async function steerCapture(id, wish, { cluster, io }) {
    const { agreement } = cluster;
    const job = await openJob(agreement, id);
    if (job === null)
        return takeUp(agreement, { id, wish, io });
    if (job.captureId === null)
        return steerWaiting(agreement, job, { wish, io });
    const at = await now(agreement);
    await agreement.control.ask(job.captureId, "edit" in wish ? { edit: { ...wish.edit, askedAt: at } } : wish);
    io.out(`capture ${job.captureId} is asked to ${wordOf(wish)}\n`);
}
/** The job that is at a capture, or the newest one that is at any. */
async function openJob({ management }, id) {
    const open = await management.jobs.open(MOST_JOBS);
    if (id !== undefined)
        return open.find(({ captureId }) => captureId === id) ?? null;
    const newest = open.at(-1);
    if (newest)
        return newest;
    throw new UsageError("NOT_FOUND", "no capture is under way in the cluster: name one that is not finished");
}
/** Of what has not begun there is nothing to steer. */
async function steerWaiting(agreement, { id }, { wish, io }) {
    if (!("want" in wish) || wish.want !== "cancel")
        throw new UsageError("USAGE", `job ${id} has not begun its capture yet: it can only be cancelled`);
    await agreement.management.jobs.askCancel(id, await now(agreement));
    io.out(`job ${id} is cancelled\n`);
}
/** Nobody has it: a machine is asked to go on with it, or to end it by the same steps. */
async function takeUp(agreement, { id, wish, io }) {
    const want = "want" in wish ? wish.want : null;
    if (id === undefined || want === null || want === "pause")
        throw new IsochronError("NOT_FOUND", `no machine of the cluster is at capture ${id ?? ""}: it rests as it was left`);
    const before = await jobOf(agreement, id);
    if (before === null)
        throw new UsageError("NOT_FOUND", `no job of the cluster was at capture ${JSON.stringify(id)}`);
    const input = { captureId: id, site: before.site, options: before.options };
    await agreement.control.ask(id, { want: "run" });
    const job = await addJob(agreement, { kind: want === "cancel" ? "end" : "resume", input, about: id });
    io.out(`job ${job.id} ${want === "cancel" ? "ends" : "goes on with"} capture ${id}\n`);
}
/** The newest job that was at a capture: what it was asked for with holds for whoever goes on. */
async function jobOf({ management }, captureId) {
    for (let before = null, seen = 0; seen < MOST_JOBS;) {
        const part = await management.jobs.list({ limit: 100, before });
        for (const job of part.items)
            if (job.captureId === captureId)
                return ground(job);
        seen += part.items.length;
        if (part.next === null)
            return null;
        before = part.next;
    }
    return null;
}
function ground(job) {
    const understood = understoodJob(job);
    const { options } = job.input;
    return understood === null ? null : { site: understood.site, options };
}
async function now(agreement) {
    return instant(Math.floor(await agreement.readTime()));
}
function wordOf(wish) {
    if ("edit" in wish)
        return "change as told, within a second or two";
    const words = {
        pause: "pause: it waits after the requests in flight",
        run: "go on",
        cancel: "end: it writes its index and report after the requests in flight",
    };
    return words[wish.want];
}
