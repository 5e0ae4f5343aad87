import * as z from "zod/mini";
/** `GET /api/session`: what this reader may do here. */
export declare const sessionSchema: z.ZodMiniObject<{
    manage: z.ZodMiniBoolean<boolean>;
    canManage: z.ZodMiniBoolean<boolean>;
    hasCluster: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** What a reader may do. */
export type Session = z.infer<typeof sessionSchema>;
declare const job: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    kind: z.ZodMiniString<string>;
    input: z.ZodMiniUnknown;
    by: z.ZodMiniString<string>;
    askedAt: z.ZodMiniNumber<number>;
    state: z.ZodMiniEnum<{
        done: "done";
        failed: "failed";
        cancelled: "cancelled";
        running: "running";
        waiting: "waiting";
    }>;
    attempts: z.ZodMiniNumber<number>;
    startedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    endedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    captureId: z.ZodMiniNullable<z.ZodMiniString<string>>;
    cancelAsked: z.ZodMiniBoolean<boolean>;
    why: z.ZodMiniNullable<z.ZodMiniString<string>>;
    log: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** One job of the list. */
export type ListedJob = z.infer<typeof job>;
/** `GET /api/jobs`: newest first; `next` asks for older ones. */
export declare const jobListSchema: z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniNumber<number>;
        kind: z.ZodMiniString<string>;
        input: z.ZodMiniUnknown;
        by: z.ZodMiniString<string>;
        askedAt: z.ZodMiniNumber<number>;
        state: z.ZodMiniEnum<{
            done: "done";
            failed: "failed";
            cancelled: "cancelled";
            running: "running";
            waiting: "waiting";
        }>;
        attempts: z.ZodMiniNumber<number>;
        startedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        endedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        captureId: z.ZodMiniNullable<z.ZodMiniString<string>>;
        cancelAsked: z.ZodMiniBoolean<boolean>;
        why: z.ZodMiniNullable<z.ZodMiniString<string>>;
        log: z.ZodMiniArray<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
/** The list of jobs. */
export type JobList = z.infer<typeof jobListSchema>;
/** `GET /api/jobs/:id`, and the answer to asking for one: with what came of it. */
export declare const jobSchema: z.ZodMiniObject<{
    id: z.ZodMiniNumber<number>;
    kind: z.ZodMiniString<string>;
    input: z.ZodMiniUnknown;
    by: z.ZodMiniString<string>;
    askedAt: z.ZodMiniNumber<number>;
    state: z.ZodMiniEnum<{
        done: "done";
        failed: "failed";
        cancelled: "cancelled";
        running: "running";
        waiting: "waiting";
    }>;
    attempts: z.ZodMiniNumber<number>;
    startedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    endedAt: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    captureId: z.ZodMiniNullable<z.ZodMiniString<string>>;
    cancelAsked: z.ZodMiniBoolean<boolean>;
    why: z.ZodMiniNullable<z.ZodMiniString<string>>;
    log: z.ZodMiniArray<z.ZodMiniString<string>>;
    result: z.ZodMiniUnknown;
}, z.core.$strip>;
/** One job. */
export type ApiJob = z.infer<typeof jobSchema>;
/** `GET /api/acts`: newest first. */
export declare const actListSchema: z.ZodMiniObject<{
    items: z.ZodMiniArray<z.ZodMiniObject<{
        no: z.ZodMiniNumber<number>;
        at: z.ZodMiniNumber<number>;
        who: z.ZodMiniString<string>;
        what: z.ZodMiniString<string>;
        about: z.ZodMiniString<string>;
        outcome: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    next: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
/** A part of the log of acts. */
export type ActList = z.infer<typeof actListSchema>;
/** `GET /api/form`: what the form for a capture begins with. */
export declare const formSchema: z.ZodMiniObject<{
    urls: z.ZodMiniArray<z.ZodMiniString<string>>;
    title: z.ZodMiniString<string>;
    options: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniString<string>>]>>;
    defaults: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnion<readonly [z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniString<string>>]>, z.ZodMiniBoolean<boolean>]>>;
}, z.core.$strip>;
/** What the form begins with. */
export type CaptureForm = z.infer<typeof formSchema>;
/** What is wrong with what was asked, field by field. */
export declare const problemsSchema: z.ZodMiniObject<{
    error: z.ZodMiniObject<{
        code: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>;
    problems: z.ZodMiniArray<z.ZodMiniObject<{
        field: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** The body of `POST /api/captures/:id/control`. */
export declare const controlSchema: z.ZodMiniObject<{
    want: z.ZodMiniOptional<z.ZodMiniEnum<{
        run: "run";
        pause: "pause";
        cancel: "cancel";
    }>>;
    excludePrefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
    delayMs: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    maxPages: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
}, z.core.$strip>;
/** The body of `POST /api/jobs`. */
export declare const askSchema: z.ZodMiniObject<{
    kind: z.ZodMiniString<string>;
    input: z.ZodMiniUnknown;
}, z.core.$strip>;
/** What a survey found, as far as the form shows it. */
export declare const surveySchema: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    landedOn: z.ZodMiniString<string>;
    requests: z.ZodMiniNumber<number>;
    robots: z.ZodMiniObject<{
        state: z.ZodMiniEnum<{
            rules: "rules";
            none: "none";
            "disallows-all": "disallows-all";
            unreachable: "unreachable";
        }>;
        seedAllowed: z.ZodMiniBoolean<boolean>;
        crawlDelaySeconds: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        allowed: z.ZodMiniNumber<number>;
        disallowed: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    size: z.ZodMiniObject<{
        pages: z.ZodMiniNumber<number>;
        low: z.ZodMiniNumber<number>;
        high: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        method: z.ZodMiniString<string>;
    }, z.core.$strip>;
    requisitesSeen: z.ZodMiniNumber<number>;
    documents: z.ZodMiniObject<{
        looked: z.ZodMiniNumber<number>;
        scriptBuilt: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    traps: z.ZodMiniArray<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        urls: z.ZodMiniNumber<number>;
        example: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    habits: z.ZodMiniObject<{
        medianResponseMs: z.ZodMiniNumber<number>;
        failures: z.ZodMiniNumber<number>;
        answers: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    ownerWays: z.ZodMiniArray<z.ZodMiniObject<{
        command: z.ZodMiniString<string>;
        tells: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    suggestion: z.ZodMiniObject<{
        scope: z.ZodMiniString<string>;
        delayMs: z.ZodMiniNumber<number>;
        durationMs: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** What a survey found. */
export type Survey = z.infer<typeof surveySchema>;
export {};
