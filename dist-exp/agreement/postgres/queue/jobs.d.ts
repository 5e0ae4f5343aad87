import type { Instant } from "#model/index.js";
import type { ClaimTerms, Job, JobBeat, JobClaim, JobEnd, JobStore, Listed, ListPart, NewJob } from "#ports/index.js";
import type { Statements } from "../database.js";
/** Jobs in PostgreSQL. */
export declare class PostgresJobs implements JobStore {
    #private;
    constructor(database: Statements);
    add({ kind, input, by, askedAt, captureId }: NewJob): Promise<Job>;
    claim(terms: ClaimTerms): ReturnType<JobStore["claim"]>;
    beat({ id, fence }: JobClaim, beat: JobBeat): ReturnType<JobStore["beat"]>;
    end({ id, fence }: JobClaim, at: Instant, end: JobEnd): Promise<boolean>;
    giveBack({ id, fence }: JobClaim, isAttempt: boolean): Promise<boolean>;
    askCancel(id: number, at: Instant): Promise<Job | null>;
    get(id: number): Promise<Job | null>;
    list({ limit, before }: ListPart): Promise<Listed<Job>>;
    open(limit: number): Promise<Job[]>;
}
