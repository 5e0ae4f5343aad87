// The API's documents about one page over all its captures, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
import { diffSchema } from "./api-schema.js";
const closed = z.nullable(z.object({ from: z.number(), to: z.number() }));
const pageVersion = z.object({
    /** From 1, the oldest. */
    number: z.number(),
    status: z.number(),
    contentType: z.nullable(z.string()),
    location: z.nullable(z.string()),
    sizeBytes: z.number(),
    digest: z.string(),
    /** When its first and last looks were sent, and how many they are. */
    firstAt: z.number(),
    lastAt: z.number(),
    looks: z.number(),
    /** Captures that saw it; some of them where there are very many. */
    captures: z.array(z.string()),
    observed: closed,
    attested: closed,
    /** Half-open; `null` where nothing seen bounds it. */
    possible: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
    /** The page answered differently to two requests in a row: nothing that it showed then is proved. */
    isVarying: z.boolean(),
});
/** What the owner or a recorder tells of a page: of a time, by a tier of its own. */
const toldVersion = z.object({
    tier: z.enum(["source", "served"]),
    from: z.number(),
    to: z.number(),
    /** Served: how many equal answers were counted. */
    count: z.optional(z.number()),
    /** Source: nothing had replaced it when it was taken. */
    isCurrent: z.optional(z.literal(true)),
    /** Served: told of some visitors alone. */
    variant: z.optional(z.string()),
    status: z.number(),
    contentType: z.nullable(z.string()),
    sizeBytes: z.number(),
    digest: z.string(),
    capture: z.string(),
});
/** `GET /api/page`: versions newest first, some at a time. */
export const pageSchema = z.object({
    url: z.string(),
    replayUrl: z.string(),
    versions: z.array(pageVersion),
    totalVersions: z.number(),
    cursor: z.nullable(z.string()),
    /** What others tell, the newest first; some of it where there is very much. */
    told: z.array(toldVersion),
    totalTold: z.number(),
    looks: z.number(),
    /** Looks that showed no state of the page: failures, refusals, block pages. */
    looksInVain: z.number(),
    /** Captures that looked at it, newest first; some of them where there are very many. */
    captures: z.array(z.object({ id: z.string(), site: z.string(), asOf: z.nullable(z.number()) })),
    /** Instants of pictures of it in a browser, newest first. */
    screenshots: z.array(z.number()),
    /** Whether single-page proofs can be made here. */
    hasExtracts: z.boolean(),
});
/** `GET /api/page/change`: what changed between two looks, in one sentence. */
export const pageChangeSchema = z.object({ result: diffSchema.shape.result });
/** `GET /api/page/similar`. */
export const similarSchema = z.object({
    /** When the version that is compared was seen; `null` when there is no text version. */
    at: z.nullable(z.number()),
    near: z.array(z.object({ url: z.string(), at: z.number(), similarity: z.number() })),
    /** Whether every version of the archive was compared. */
    isWhole: z.boolean(),
});
/** `GET /api/page/why`: as the verb says it. */
export const whySchema = z.object({
    capture: z.string(),
    answer: z.string(),
    code: z.nullable(z.string()),
    found: z.nullable(z.object({
        kind: z.string(),
        depth: z.number(),
        via: z.nullable(z.string()),
        state: z.string(),
        late: z.boolean(),
    })),
    looks: z.array(z.object({ at: z.string(), pass: z.string(), outcome: z.string(), detail: z.nullable(z.string()) })),
    verdict: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    labels: z.array(z.string()),
});
/** `GET /api/page/certificate`: the page's entry, with its proof. */
export const certificateEntrySchema = z.object({
    certificate: z.object({ capture: z.string(), site: z.string(), asOf: z.string() }),
    entries: z.array(z.object({ page: z.record(z.string(), z.unknown()), proof: z.unknown() })),
});
const url = z.string().check(z.maxLength(16_384));
/** The query of the routes about a page. */
export const pageAskedSchema = z.object({
    url,
    cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    capture: z.optional(z.string().check(z.maxLength(200))),
});
/** The query of `GET /api/page/picture`: an archived picture, or a page as a browser showed it. */
export const pictureAskedSchema = z.object({
    url,
    at: z.string().check(z.regex(/^\d{1,15}$/)),
    view: z.optional(z.literal("1")),
});
