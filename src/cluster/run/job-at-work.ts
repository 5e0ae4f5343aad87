// One job in a machine's hands, from its claim to its end: what its work tells the queue, and the queue the work.
import { IsochronError } from "#errors.js";
import type { Agreement, Clock, Job, JobClaim, JobEnd, Logger } from "#ports/index.js";
import { SiteLost } from "../site/site-lost.js";
import type { WorkEnd, WorkWatcher } from "../site/work-ports.js";
import type { AtWork, Left } from "./at-work.js";

/** The work on a job at its site. */
export interface JobWork {
  readonly backlogBytes: number;
  run(watcher: WorkWatcher): Promise<WorkEnd>;
}

/** What a job at work speaks with. */
export interface JobPorts {
  readonly agreement: Pick<Agreement, "management" | "control">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly machine: string;
  readonly leaseMs: number;
}

/** Out of reach, or for a machine of a newer version: no job fails for that. */
const NO_FAULT_OF_ITS_OWN: ReadonlySet<string> = new Set(["CLUSTER", "ARCHIVE_NEWER"]);

/** A job that is being worked on. */
export class JobAtWork implements AtWork {
  readonly job: Job;
  readonly site: string;
  readonly #ports: JobPorts;
  readonly #claim: JobClaim;
  readonly #work: JobWork;
  readonly #stop = new AbortController();
  #captureId: string | null;
  #isCancelled = false;
  #isHeld = true;

  constructor(
    ports: JobPorts,
    { job, claim, site }: { job: Job; claim: JobClaim; site: string },
    work: JobWork,
  ) {
    this.#ports = ports;
    this.job = job;
    this.site = site;
    this.#claim = claim;
    this.#work = work;
    this.#captureId = job.captureId;
  }

  get jobId(): number {
    return this.job.id;
  }

  get what(): string {
    return `job ${this.job.id} (${this.job.kind})`;
  }

  get backlogBytes(): number {
    return this.#work.backlogBytes;
  }

  /** Ends the work cleanly; whoever comes next goes on with it. */
  stop(): void {
    this.#stop.abort();
  }

  /** Works until the job has ended, was given back, or its site is another's. */
  async run(): Promise<Left> {
    const stop = this.#stop.signal;
    try {
      const end = await this.#work.run({ stop, onCapture: (captureId) => this.#noteCapture(captureId) });
      return await this.#settle(end);
    } catch (error) {
      if (!(error instanceof SiteLost)) return await this.#failHere(error);
      this.#log("warn", error.message);
      await this.#giveBack(false);
      return "lost";
    }
  }

  /** Holds on to the job, and hears whether it is to be cancelled. */
  async beat(): Promise<void> {
    if (!this.#isHeld) return;
    const { agreement, clock, leaseMs } = this.#ports;
    const known = this.#captureId === null ? {} : { captureId: this.#captureId };
    const answer = await agreement.management.jobs.beat(this.#claim, { now: clock.now(), leaseMs, ...known });
    // The site is what matters: whoever claims the job now finds it taken, and comes back when this work has ended.
    this.#isHeld = answer !== null;
    if (answer?.cancelAsked === true && !this.#isCancelled) await this.#cancel();
  }

  /** A capture is asked to end and judge what it has; what has not begun is stopped. */
  async #cancel(): Promise<void> {
    if (this.#captureId === null) this.stop();
    else await this.#ports.agreement.control.ask(this.#captureId, { want: "cancel" });
    this.#isCancelled = true;
  }

  async #noteCapture(captureId: string): Promise<void> {
    this.#captureId = captureId;
    await this.beat();
    // Nobody would know of the capture: it must not begin.
    if (!this.#isHeld) this.stop();
  }

  async #settle(end: WorkEnd): Promise<Left> {
    switch (end.kind) {
      case "done":
        if (end.isCancelled && this.job.kind !== "end") return this.#end({ state: "cancelled" });
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

  async #end(end: JobEnd): Promise<Left> {
    const { agreement, clock, machine } = this.#ports;
    const { jobs, acts } = agreement.management;
    const at = clock.now();
    if (!(await jobs.end(this.#claim, at, end))) return "given back";
    const outcome = end.state === "failed" ? `failed: ${end.why}` : end.state;
    const about = this.#captureId ?? `job ${this.job.id}`;
    const what = `worked on job ${this.job.id} (${this.job.kind})`;
    await acts.append({ at, who: machine, what, about, outcome });
    return end.state;
  }

  /** Where the queue cannot be told, it finds out when the claim is over. */
  async #giveBack(isAttempt: boolean): Promise<Left> {
    await this.#ports.agreement.management.jobs.giveBack(this.#claim, isAttempt).catch(() => undefined);
    return "given back";
  }

  async #failHere(error: unknown): Promise<Left> {
    const isOurs = error instanceof IsochronError;
    const text = error instanceof Error ? ((isOurs ? null : error.stack) ?? error.message) : String(error);
    this.#log("error", `${this.site}: job ${this.job.id} is given back: ${text}`);
    return this.#giveBack(!isOurs || !NO_FAULT_OF_ITS_OWN.has(error.code));
  }

  #log(level: "warn" | "error", message: string): void {
    this.#ports.logger.log(level, message);
  }
}
