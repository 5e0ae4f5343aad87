import { type Instant } from "#model/index.js";
import type { Archive, Job, JobClaim, ManagementStore } from "#ports/index.js";
import { type JobGround } from "./job-arguments.js";
import { type StartProcess } from "./job-process.js";
/** What the work on jobs needs. */
export interface JobWorld extends JobGround {
    readonly archive: Archive;
    readonly management: ManagementStore;
    readonly start: StartProcess;
    readonly now: () => Instant;
    readonly leaseMs: number;
    readonly beatMs: number;
}
/** A job that is being worked on. */
export declare class JobWork {
    #private;
    constructor(world: JobWorld, job: Job, claim: JobClaim);
    /** Works until the job has ended, was given back, or is another's. */
    run(): Promise<void>;
    /** Ends the process cleanly; the job is taken up again by whoever comes next. */
    stop(): void;
    /** Ends the process at once. */
    kill(): void;
}
