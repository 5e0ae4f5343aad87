import type { Instant, JsonValue } from "#model/index.js";
/** How far a job has come. */
export type JobState = "waiting" | "running" | "done" | "failed" | "cancelled";
/** One piece of work. */
export interface Job {
    /** In the order in which jobs were asked for. */
    readonly id: number;
    readonly kind: string;
    readonly input: JsonValue;
    /** Who asked for it. */
    readonly by: string;
    readonly askedAt: Instant;
    readonly state: JobState;
    /** How often it was begun and not given back. */
    readonly attempts: number;
    readonly startedAt: Instant | null;
    readonly endedAt: Instant | null;
    /** The capture that it makes, goes on with or ends, once that is known. */
    readonly captureId: string | null;
    readonly cancelAsked: boolean;
    /** What went wrong, in a sentence. */
    readonly why: string | null;
    readonly result: JsonValue;
    /** Last lines of what it said, oldest first. */
    readonly log: readonly string[];
}
/** A job as it is asked for. */
export type NewJob = Pick<Job, "kind" | "input" | "by" | "askedAt"> & {
    readonly captureId?: string | null;
};
/** What holds a job: its number, and the fence that rises with each claim. */
export interface JobClaim {
    readonly id: number;
    readonly fence: number;
}
/** Who claims, what, and for how long; the instants of a queue are those of its callers. */
export interface ClaimTerms {
    readonly kinds: readonly string[];
    readonly holder: string;
    readonly now: Instant;
    readonly leaseMs: number;
    /** A job begun so often without an end is claimed no more, and fails. */
    readonly mostAttempts: number;
    /** Jobs that are not wanted now, by number: the next oldest is claimed instead. */
    readonly except?: readonly number[];
}
/** What a worker says while it works. */
export interface JobBeat {
    readonly now: Instant;
    readonly leaseMs: number;
    readonly captureId?: string;
    readonly log?: readonly string[];
}
/** How a job ended. */
export type JobEnd = {
    readonly state: "done";
    readonly result: JsonValue;
} | {
    readonly state: "failed";
    readonly why: string;
} | {
    readonly state: "cancelled";
};
/** A part of a list, newest first; `next` asks for what comes after it. */
export interface Listed<T> {
    readonly items: readonly T[];
    readonly next: number | null;
}
/** Which part of a list: at most `limit`, before this number. */
export interface ListPart {
    readonly limit: number;
    readonly before?: number | null;
}
/** The queue. */
export interface JobStore {
    add(job: NewJob): Promise<Job>;
    /** The oldest job that waits, or whose lease is over; it is then held until `now + leaseMs`. */
    claim(terms: ClaimTerms): Promise<{
        readonly job: Job;
        readonly claim: JobClaim;
    } | null>;
    /** Holds on to a job; `null` when it is held no more, and the worker must stop. */
    beat(claim: JobClaim, beat: JobBeat): Promise<Pick<Job, "cancelAsked"> | null>;
    /** Ends a job; `false` when it was held no more, and nothing was changed. */
    end(claim: JobClaim, at: Instant, end: JobEnd): Promise<boolean>;
    /** Gives a job back to be begun again; what was done so far counts as no attempt unless `isAttempt`. */
    giveBack(claim: JobClaim, isAttempt: boolean): Promise<boolean>;
    /** Ends a job that waits, and asks the holder of one that runs; `null` when there is none, or it has ended. */
    askCancel(id: number, at: Instant): Promise<Job | null>;
    get(id: number): Promise<Job | null>;
    list(part: ListPart): Promise<Listed<Job>>;
    /** Jobs that wait or run, oldest first. */
    open(limit: number): Promise<Job[]>;
}
/** Something that somebody did. */
export interface Act {
    readonly no: number;
    readonly at: Instant;
    readonly who: string;
    /** In words, such as `asked for a capture`. */
    readonly what: string;
    /** What it was done to: an address, a capture, a job. */
    readonly about: string;
    readonly outcome: string;
}
/** What people did, never changed afterwards. */
export interface ActLog {
    append(act: Omit<Act, "no">): Promise<void>;
    list(part: ListPart): Promise<Listed<Act>>;
}
/** The queue and the log of one archive, opened. */
export interface ManagementStore {
    readonly jobs: JobStore;
    readonly acts: ActLog;
    close(): void;
}
