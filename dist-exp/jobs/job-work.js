// One job from its claim to its end: its process, its beats, its capture, and what came of it.
import { isTestimony, isUnfinished } from "#model/index.js";
import { jobInput } from "./job-input.js";
import { jobArguments, siteOfJob } from "./job-arguments.js";
import { SaidLines } from "./job-process.js";
/** Said when the archive's lock is another's: the job waits. */
const BUSY = "another process is writing to";
const STOPPED_PAUSED = "the server was stopped while this capture was paused; resume goes on with it";
/** A job that is being worked on. */
export class JobWork {
    #world;
    #job;
    #claim;
    #said = new SaidLines();
    #since;
    #captureId;
    #process = null;
    #isCancelled = false;
    #isStopping = false;
    #isLost = false;
    constructor(world, job, claim) {
        this.#world = world;
        this.#job = job;
        this.#claim = claim;
        this.#captureId = job.captureId;
        this.#since = world.now();
    }
    /** Works until the job has ended, was given back, or is another's. */
    async run() {
        const before = await this.#captureBefore();
        if (before !== null && !isUnfinished(before) && this.#job.kind !== "end")
            return this.#end({ state: before.phase === "cancelled" ? "cancelled" : "done", result: before.id });
        const argv = jobArguments(this.#job, this.#world, before?.id ?? null);
        this.#process = this.#world.start(argv, (line) => this.#said.add(line));
        if (this.#isStopping)
            this.#process.stop();
        const beats = setInterval(() => void this.#beat().catch(() => undefined), this.#world.beatMs);
        const ended = await this.#process.ended.finally(() => clearInterval(beats));
        await this.#beat();
        if (!this.#isLost)
            await this.#settle(ended);
    }
    /** Ends the process cleanly; the job is taken up again by whoever comes next. */
    stop() {
        this.#isStopping = true;
        this.#process?.stop();
    }
    /** Ends the process at once. */
    kill() {
        this.#process?.kill();
    }
    /** What an earlier attempt at this job was at; a server that was killed may not have noted it. */
    async #captureBefore() {
        const { captures } = this.#world.archive.catalog;
        if (this.#captureId !== null)
            return captures.get(this.#captureId);
        return this.#job.attempts > 1 ? this.#captureSince(this.#job.startedAt) : null;
    }
    async #captureSince(since) {
        const site = siteOfJob(this.#job);
        if (site === null)
            return null;
        const all = await this.#world.archive.catalog.captures.list();
        return all.findLast((one) => one.site === site && one.startedAt >= since && !isTestimony(one)) ?? null;
    }
    async #beat() {
        if (this.#isLost)
            return;
        const { management, now, leaseMs } = this.#world;
        await this.#noteCapture();
        const known = this.#captureId === null ? {} : { captureId: this.#captureId };
        const beat = { now: now(), leaseMs, log: this.#said.all, ...known };
        const answer = await management.jobs.beat(this.#claim, beat);
        if (answer === null) {
            // Somebody else has the job: two processes must not work on it.
            this.#isLost = true;
            this.#process?.kill();
        }
        else if (answer.cancelAsked && !this.#isCancelled)
            await this.#cancel();
    }
    /** Which capture the process has begun, as soon as the catalog tells. */
    async #noteCapture() {
        if (this.#captureId !== null || this.#said.complaint?.includes(BUSY))
            return;
        const capture = await this.#captureSince(this.#since);
        if (capture === null)
            return;
        this.#captureId = capture.id;
        const { archive, now } = this.#world;
        const { title = "" } = jobInput("capture", this.#job.input);
        if (title.trim() !== "")
            await archive.descriptions.put({ kind: "capture", capture: capture.id }, { title: [title] }, now());
    }
    /** A capture is asked to end and judge what it has; anything else is stopped. */
    async #cancel() {
        this.#isCancelled = true;
        if (this.#captureId === null)
            this.#process?.stop();
        else
            await this.#world.archive.control.ask(this.#captureId, { want: "cancel" });
    }
    async #settle({ code, output }) {
        const { jobs } = this.#world.management;
        if (code === 0)
            return this.#end(await this.#done(output));
        if (this.#isStopping && !(await this.#isPaused()))
            return void (await jobs.giveBack(this.#claim, false));
        if (this.#isStopping)
            return this.#end({ state: "failed", why: STOPPED_PAUSED });
        if (this.#isCancelled)
            return this.#end({ state: "cancelled" });
        const complaint = this.#said.complaint;
        if (complaint?.includes(BUSY))
            return void (await jobs.giveBack(this.#claim, false));
        // A process that was killed is begun again, and goes on where its capture stands.
        if (code === null || code > 128)
            return void (await jobs.giveBack(this.#claim, true));
        await this.#end({ state: "failed", why: complaint ?? `its process ended with code ${code}` });
    }
    async #isPaused() {
        if (this.#captureId === null)
            return false;
        return (await this.#world.archive.control.look(this.#captureId))?.want === "pause";
    }
    async #done(output) {
        if (this.#job.kind === "survey")
            return surveyEnd(output);
        const capture = this.#captureId && (await this.#world.archive.catalog.captures.get(this.#captureId));
        const isCancelled = capture && capture.phase === "cancelled" && this.#job.kind !== "end";
        return isCancelled ? { state: "cancelled" } : { state: "done", result: this.#captureId };
    }
    async #end(end) {
        const { management, now } = this.#world;
        if (!(await management.jobs.end(this.#claim, now(), end)))
            return;
        const outcome = end.state === "failed" ? `failed: ${end.why}` : end.state;
        const about = this.#captureId ?? `job ${this.#job.id}`;
        const what = `worked on job ${this.#job.id} (${this.#job.kind})`;
        await management.acts.append({ at: now(), who: "isochron", what, about, outcome });
    }
}
function surveyEnd(output) {
    try {
        return { state: "done", result: JSON.parse(output) };
    }
    catch {
        return {
            state: "failed",
            why: "what the survey found is too long to be shown here; isochron survey prints it",
        };
    }
}
