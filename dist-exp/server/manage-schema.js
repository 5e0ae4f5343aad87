// The API of those who manage, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
/** `GET /api/session`: what this reader may do here. */
export const sessionSchema = z.object({
    /** Whether the token that was brought lets its bearer manage. */
    manage: z.boolean(),
    /** Whether anybody can manage here, given the right token. */
    canManage: z.boolean(),
    /** Whether machines of a cluster make what is shown here. */
    hasCluster: z.boolean(),
});
const job = z.object({
    id: z.number(),
    kind: z.string(),
    input: z.unknown(),
    by: z.string(),
    askedAt: z.number(),
    state: z.enum(["waiting", "running", "done", "failed", "cancelled"]),
    attempts: z.number(),
    startedAt: z.nullable(z.number()),
    endedAt: z.nullable(z.number()),
    captureId: z.nullable(z.string()),
    cancelAsked: z.boolean(),
    why: z.nullable(z.string()),
    log: z.array(z.string()),
});
/** `GET /api/jobs`: newest first; `next` asks for older ones. */
export const jobListSchema = z.object({ items: z.array(job), next: z.nullable(z.number()) });
/** `GET /api/jobs/:id`, and the answer to asking for one: with what came of it. */
export const jobSchema = z.extend(job, { result: z.unknown() });
/** `GET /api/acts`: newest first. */
export const actListSchema = z.object({
    items: z.array(z.object({
        no: z.number(),
        at: z.number(),
        who: z.string(),
        what: z.string(),
        about: z.string(),
        outcome: z.string(),
    })),
    next: z.nullable(z.number()),
});
const text = z.union([z.string(), z.array(z.string())]);
/** `GET /api/form`: what the form for a capture begins with. */
export const formSchema = z.object({
    urls: z.array(z.string()),
    title: z.string(),
    options: z.record(z.string(), text),
    /** What holds where nothing is chosen. */
    defaults: z.record(z.string(), z.union([text, z.boolean()])),
});
/** What is wrong with what was asked, field by field. */
export const problemsSchema = z.object({
    error: z.object({ code: z.string(), message: z.string() }),
    problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
/** The body of `POST /api/captures/:id/control`. */
export const controlSchema = z.object({
    want: z.optional(z.enum(["run", "pause", "cancel"])),
    /** Addresses that begin so are asked for no more. */
    excludePrefix: z.optional(z.string().check(z.maxLength(4096))),
    delayMs: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(86_400_000))),
    maxPages: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000))),
});
/** The body of `POST /api/jobs`. */
export const askSchema = z.object({ kind: z.string(), input: z.unknown() });
/** What a survey found, as far as the form shows it. */
export const surveySchema = z.object({
    url: z.string(),
    landedOn: z.string(),
    requests: z.number(),
    robots: z.object({
        state: z.enum(["rules", "none", "disallows-all", "unreachable"]),
        seedAllowed: z.boolean(),
        crawlDelaySeconds: z.nullable(z.number()),
        allowed: z.number(),
        disallowed: z.number(),
    }),
    size: z.object({ pages: z.number(), low: z.number(), high: z.nullable(z.number()), method: z.string() }),
    requisitesSeen: z.number(),
    documents: z.object({ looked: z.number(), scriptBuilt: z.number() }),
    traps: z.array(z.object({ kind: z.string(), urls: z.number(), example: z.string() })),
    habits: z.object({ medianResponseMs: z.number(), failures: z.number(), answers: z.number() }),
    ownerWays: z.array(z.object({ command: z.string(), tells: z.string() })),
    suggestion: z.object({ scope: z.string(), delayMs: z.number(), durationMs: z.number() }),
});
