import type { Logger } from "#ports/index.js";
import { type JobWorld } from "./job-work.js";
/** How jobs are worked off. */
export interface RunnerOptions extends Omit<JobWorld, "leaseMs" | "beatMs"> {
    readonly logger: Logger;
    /** How many jobs that write nothing run at a time. */
    readonly readingAtOnce?: number;
    readonly leaseMs?: number;
    readonly beatMs?: number;
    /** How long a process may take to end cleanly when the server stops. */
    readonly graceMs?: number;
}
/** Claims jobs and works on them until it is stopped. */
export declare class JobRunner {
    #private;
    constructor(options: RunnerOptions);
    /** Begins to look for jobs. */
    start(): void;
    /** Looks for jobs now. */
    wake(): void;
    /** Ends running jobs cleanly, so that they can be taken up again. */
    stop(): Promise<void>;
}
