import { z } from "zod";
import type { Act, Job, Listed } from "#ports/index.js";
/** By name: steps of the tables that add columns change no answer that a program has planned for. */
export declare const JOB_COLUMNS = "id, kind, input, asked_by, asked_at, state, attempts, started_at, ended_at, capture_id, cancel_asked, why, result, log, fence";
/** A row of the queue. */
export declare const jobRow: z.ZodPipe<z.ZodObject<{
    id: z.ZodNumber;
    kind: z.ZodString;
    input: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodTransform<string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null, unknown>>;
    asked_by: z.ZodString;
    asked_at: z.ZodPipe<z.ZodNumber, z.ZodTransform<import("#model/index.js").Instant, number>>;
    state: z.ZodEnum<{
        done: "done";
        failed: "failed";
        cancelled: "cancelled";
        running: "running";
        waiting: "waiting";
    }>;
    attempts: z.ZodNumber;
    started_at: z.ZodNullable<z.ZodPipe<z.ZodNumber, z.ZodTransform<import("#model/index.js").Instant, number>>>;
    ended_at: z.ZodNullable<z.ZodPipe<z.ZodNumber, z.ZodTransform<import("#model/index.js").Instant, number>>>;
    capture_id: z.ZodNullable<z.ZodString>;
    cancel_asked: z.ZodBoolean;
    why: z.ZodNullable<z.ZodString>;
    result: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodTransform<string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null, unknown>>;
    log: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodType<string[], unknown, z.core.$ZodTypeInternals<string[], unknown>>>;
}, z.core.$strip>, z.ZodTransform<Job, {
    id: number;
    kind: string;
    input: string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null;
    asked_by: string;
    asked_at: import("#model/index.js").Instant;
    state: "done" | "failed" | "cancelled" | "running" | "waiting";
    attempts: number;
    started_at: import("#model/index.js").Instant | null;
    ended_at: import("#model/index.js").Instant | null;
    capture_id: string | null;
    cancel_asked: boolean;
    why: string | null;
    result: string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null;
    log: string[];
}>>;
/** One that somebody has just claimed. */
export declare const claimedRow: z.ZodPipe<z.ZodObject<{
    id: z.ZodNumber;
    kind: z.ZodString;
    input: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodTransform<string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null, unknown>>;
    asked_by: z.ZodString;
    asked_at: z.ZodPipe<z.ZodNumber, z.ZodTransform<import("#model/index.js").Instant, number>>;
    state: z.ZodEnum<{
        done: "done";
        failed: "failed";
        cancelled: "cancelled";
        running: "running";
        waiting: "waiting";
    }>;
    attempts: z.ZodNumber;
    started_at: z.ZodNullable<z.ZodPipe<z.ZodNumber, z.ZodTransform<import("#model/index.js").Instant, number>>>;
    ended_at: z.ZodNullable<z.ZodPipe<z.ZodNumber, z.ZodTransform<import("#model/index.js").Instant, number>>>;
    capture_id: z.ZodNullable<z.ZodString>;
    cancel_asked: z.ZodBoolean;
    why: z.ZodNullable<z.ZodString>;
    result: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodTransform<string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null, unknown>>;
    log: z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<unknown, string>>, z.ZodType<string[], unknown, z.core.$ZodTypeInternals<string[], unknown>>>;
    fence: z.ZodNumber;
}, z.core.$strip>, z.ZodTransform<{
    job: Job;
    claim: {
        id: number;
        fence: number;
    };
}, {
    id: number;
    kind: string;
    input: string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null;
    asked_by: string;
    asked_at: import("#model/index.js").Instant;
    state: "done" | "failed" | "cancelled" | "running" | "waiting";
    attempts: number;
    started_at: import("#model/index.js").Instant | null;
    ended_at: import("#model/index.js").Instant | null;
    capture_id: string | null;
    cancel_asked: boolean;
    why: string | null;
    result: string | number | boolean | readonly import("#model/index.js").JsonValue[] | {
        readonly [name: string]: import("#model/index.js").JsonValue;
    } | null;
    log: string[];
    fence: number;
}>>;
/** A row of the log. */
export declare const actRow: z.ZodPipe<z.ZodObject<{
    no: z.ZodNumber;
    at: z.ZodPipe<z.ZodNumber, z.ZodTransform<import("#model/index.js").Instant, number>>;
    who: z.ZodString;
    what: z.ZodString;
    about: z.ZodString;
    outcome: z.ZodString;
}, z.core.$strip>, z.ZodTransform<Act, {
    no: number;
    at: import("#model/index.js").Instant;
    who: string;
    what: string;
    about: string;
    outcome: string;
}>>;
/** A part of a list that is newest first, with where the next one begins. */
export declare function listed<T>(items: readonly T[], limit: number, numberOf: (one: T) => number): Listed<T>;
