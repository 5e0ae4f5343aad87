import type { Agreement, Job, Logger } from "#ports/index.js";
import type { PassingTime } from "../clock/passing-time.js";
import type { GroundKeeper, WorkGround } from "./ground-keeper.js";
import { type JobWork } from "./job-at-work.js";
import { type HeldLease } from "./lease-keeper.js";
import { type WorkerFigures } from "./worker-figures.js";
/** What a machine is called and how it works. */
export interface WorkerTerms {
    /** No other machine of the cluster has it. */
    readonly name: string;
    readonly software: string;
    /** So many sites are worked at side by side. */
    readonly mostSites: number;
    readonly beatMs: number;
    /** A machine that is silent for so long has lost its sites. */
    readonly leaseMs: number;
    /** How often a machine with room looks for jobs. */
    readonly lookMs: number;
}
/** What a machine needs. */
export interface WorkerPorts {
    readonly agreement: Agreement;
    readonly ground: GroundKeeper;
    readonly time: PassingTime;
    readonly logger: Logger;
    /** The site that a job is about; `null` for one that cannot be understood. */
    readonly siteOf: (job: Job) => string | null;
    /** How many requests this machine has made. */
    readonly requests: () => number;
    readonly openWork: (ground: WorkGround, at: {
        job: Job;
        lease: HeldLease;
    }) => JobWork;
}
/** A machine at work. */
export declare class Worker {
    #private;
    constructor(ports: WorkerPorts, terms: WorkerTerms);
    get figures(): WorkerFigures;
    /** Works until it is stopped; what is under way then is sealed, acknowledged and given back. */
    run(stop: AbortSignal): Promise<void>;
}
