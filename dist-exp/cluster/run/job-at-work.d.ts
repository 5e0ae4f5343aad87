import type { Agreement, Clock, Job, JobClaim, Logger } from "#ports/index.js";
import type { WorkEnd, WorkWatcher } from "../site/work-ports.js";
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
/** How a job left this machine. */
export type Left = "done" | "failed" | "cancelled" | "given back" | "lost";
/** A job that is being worked on. */
export declare class JobAtWork {
    #private;
    readonly job: Job;
    readonly site: string;
    constructor(ports: JobPorts, { job, claim, site }: {
        job: Job;
        claim: JobClaim;
        site: string;
    }, work: JobWork);
    get backlogBytes(): number;
    /** Ends the work cleanly; whoever comes next goes on with it. */
    stop(): void;
    /** Works until the job has ended, was given back, or its site is another's. */
    run(): Promise<Left>;
    /** Holds on to the job, and hears whether it is to be cancelled. */
    beat(): Promise<void>;
}
