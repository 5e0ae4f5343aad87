// One job in a machine's hands, from its claim to its end: what its work tells the queue, and the queue the work.
import { IsochronError } from "#errors.js";
import { SiteLost } from "../site/site-lost.js";
/** A job that is being worked on. */
export class JobAtWork {
    job;
    site;
    #ports;
    #claim;
    #work;
    #stop = new AbortController();
    #captureId;
    #isCancelled = false;
    #isHeld = true;
    constructor(ports, { job, claim, site }, work) {
        this.#ports = ports;
        this.job = job;
        this.site = site;
        this.#claim = claim;
        this.#work = work;
        this.#captureId = job.captureId;
    }
    get backlogBytes() {
        return this.#work.backlogBytes;
    }
    /** Ends the work cleanly; whoever comes next goes on with it. */
    stop() {
        this.#stop.abort();
    }
    /** Works until the job has ended, was given back, or its site is another's. */
    async run() {
        const stop = this.#stop.signal;
        try {
            const end = await this.#work.run({ stop, onCapture: (captureId) => this.#noteCapture(captureId) });
            return await this.#settle(end);
        }
        catch (error) {
            if (!(error instanceof SiteLost))
                return await this.#failHere(error);
            this.#log("warn", error.message);
            await this.#giveBack(false);
            return "lost";
        }
    }
    /** Holds on to the job, and hears whether it is to be cancelled. */
    async beat() {
        if (!this.#isHeld)
            return;
        const { agreement, clock, leaseMs } = this.#ports;
        const known = this.#captureId === null ? {} : { captureId: this.#captureId };
        const answer = await agreement.management.jobs.beat(this.#claim, { now: clock.now(), leaseMs, ...known });
        // The site is what matters: whoever claims the job now finds it taken, and comes back when this work has ended.
        this.#isHeld = answer !== null;
        if (answer?.cancelAsked === true && !this.#isCancelled)
            await this.#cancel();
    }
    /** A capture is asked to end and judge what it has; what has not begun is stopped. */
    async #cancel() {
        if (this.#captureId === null)
            this.stop();
        else
            await this.#ports.agreement.control.ask(this.#captureId, { want: "cancel" });
        this.#isCancelled = true;
    }
    async #noteCapture(captureId) {
        this.#captureId = captureId;
        await this.beat();
        // Nobody would know of the capture: it must not begin.
        if (!this.#isHeld)
            this.stop();
    }
    async #settle(end) {
        switch (end.kind) {
            case "done":
                if (end.isCancelled && this.job.kind !== "end")
                    return this.#end({ state: "cancelled" });
                return this.#end({ state: "done", result: end.captureId });
            case "failed":
                return this.#end({ state: "failed", why: end.why });
            case "again":
                return this.#giveBack(end.isFault);
            case "stopped":
                // One that was cancelled before it began a capture has ended; another is taken up elsewhere.
                return this.#isCancelled ? this.#end({ state: "cancelled" }) : this.#giveBack(false);
        }
    }
    async #end(end) {
        const { agreement, clock, machine } = this.#ports;
        const { jobs, acts } = agreement.management;
        const at = clock.now();
        if (!(await jobs.end(this.#claim, at, end)))
            return "given back";
        const outcome = end.state === "failed" ? `failed: ${end.why}` : end.state;
        const about = this.#captureId ?? `job ${this.job.id}`;
        const what = `worked on job ${this.job.id} (${this.job.kind})`;
        await acts.append({ at, who: machine, what, about, outcome });
        return end.state;
    }
    /** Where the queue cannot be told, it finds out when the claim is over. */
    async #giveBack(isAttempt) {
        await this.#ports.agreement.management.jobs.giveBack(this.#claim, isAttempt).catch(() => undefined);
        return "given back";
    }
    async #failHere(error) {
        const isOurs = error instanceof IsochronError;
        const text = error instanceof Error ? ((isOurs ? null : error.stack) ?? error.message) : String(error);
        this.#log("error", `${this.site}: job ${this.job.id} is given back: ${text}`);
        return this.#giveBack(!isOurs || error.code !== "CLUSTER");
    }
    #log(level, message) {
        this.#ports.logger.log(level, message);
    }
}
