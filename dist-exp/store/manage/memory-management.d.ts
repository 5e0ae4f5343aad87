import type { Act, ActLog, ClaimTerms, Job, JobBeat, JobClaim, JobEnd, JobStore, Listed, ListPart, ManagementStore, NewJob } from "#ports/index.js";
import type { Instant } from "#model/index.js";
/** Jobs in memory. */
export declare class MemoryJobs implements JobStore {
    #private;
    add(asked: NewJob): Promise<Job>;
    claim(terms: ClaimTerms): ReturnType<JobStore["claim"]>;
    beat(claim: JobClaim, { now, leaseMs, captureId, log }: JobBeat): ReturnType<JobStore["beat"]>;
    end(claim: JobClaim, at: Instant, end: JobEnd): Promise<boolean>;
    giveBack(claim: JobClaim, isAttempt: boolean): Promise<boolean>;
    askCancel(id: number, at: Instant): Promise<Job | null>;
    get(id: number): Promise<Job | null>;
    list(part: ListPart): Promise<Listed<Job>>;
    open(limit: number): Promise<Job[]>;
}
/** Acts in memory. */
export declare class MemoryActs implements ActLog {
    #private;
    append(act: Omit<Act, "no">): Promise<void>;
    list(part: ListPart): Promise<Listed<Act>>;
}
/** Queue and log of nothing that stays. */
export declare function memoryManagement(): ManagementStore;
