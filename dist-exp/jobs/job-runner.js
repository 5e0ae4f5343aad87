// Works off the queue: what writes to the archive one job at a time, what only asks beside it.
import { randomUUID } from "node:crypto";
import { JOB_KINDS, WRITING_KINDS } from "./job-input.js";
import { JobWork } from "./job-work.js";
const LEASE_MS = 15_000;
const BEAT_MS = 1_000;
const GRACE_MS = 30_000;
const MOST_ATTEMPTS = 5;
/** Claims jobs and works on them until it is stopped. */
export class JobRunner {
    #world;
    #options;
    #holder = randomUUID();
    #lanes;
    #timer = null;
    #looking = null;
    #isStopped = false;
    constructor(options) {
        this.#options = options;
        this.#world = { leaseMs: LEASE_MS, beatMs: BEAT_MS, ...options };
        const reading = JOB_KINDS.filter((kind) => !WRITING_KINDS.includes(kind));
        this.#lanes = [
            { kinds: WRITING_KINDS, most: 1, isWriting: true, works: new Map() },
            { kinds: reading, most: options.readingAtOnce ?? 1, isWriting: false, works: new Map() },
        ];
    }
    /** Begins to look for jobs. */
    start() {
        this.#timer = setInterval(() => this.wake(), this.#world.beatMs);
        this.wake();
    }
    /** Looks for jobs now. */
    wake() {
        if (this.#isStopped)
            return;
        this.#looking ??= this.#look()
            .catch((error) => this.#options.logger.log("error", `looking for jobs failed: ${String(error)}`))
            .finally(() => (this.#looking = null));
    }
    /** Ends running jobs cleanly, so that they can be taken up again. */
    async stop() {
        this.#isStopped = true;
        if (this.#timer)
            clearInterval(this.#timer);
        await this.#looking;
        const works = this.#lanes.flatMap((lane) => [...lane.works]);
        for (const [work] of works)
            work.stop();
        const impatience = setTimeout(() => {
            for (const [work] of works)
                work.kill();
        }, this.#options.graceMs ?? GRACE_MS);
        await Promise.all(works.map(([, ended]) => ended));
        clearTimeout(impatience);
    }
    async #look() {
        for (const lane of this.#lanes)
            while (await this.#begin(lane))
                ;
    }
    /** Whether a job was begun. */
    async #begin({ kinds, most, isWriting, works }) {
        const { archive, management, now, leaseMs } = this.#world;
        if (this.#isStopped || works.size >= most)
            return false;
        // Somebody captures into this archive from a terminal: the job waits its turn.
        if (isWriting && archive.hasWriter())
            return false;
        const terms = { kinds, holder: this.#holder, now: now(), leaseMs, mostAttempts: MOST_ATTEMPTS };
        const claimed = await management.jobs.claim(terms);
        if (claimed === null)
            return false;
        const work = new JobWork(this.#world, claimed.job, claimed.claim);
        const ended = work
            .run()
            .catch((error) => this.#options.logger.log("error", `job ${claimed.job.id} failed through a fault: ${String(error)}`))
            .finally(() => works.delete(work));
        works.set(work, ended);
        return true;
    }
}
