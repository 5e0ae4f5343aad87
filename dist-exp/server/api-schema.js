// The API's documents, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
import { CHANGE_VERDICTS, VERDICTS } from "#model/index.js";
export { cannotProveOf, refreshWords, TELLER, testimonyWords, toldWords, SHOWN_CANNOT_PROVE, SHARP_MEANING, VERDICTS, VERDICT_MEANING, } from "#model/index.js";
const coherence = z.object({
    pages: z.number(),
    sharp: z.number(),
    attested: z.number(),
    possible: z.number(),
});
const phase = z.enum(["visiting", "revisiting", "finished", "failed", "cancelled"]);
const toldTier = z.enum(["source", "served"]);
/** What a testimony came to. */
const testimonyFigures = z.object({
    tier: toldTier,
    by: z.string(),
    pages: z.number(),
    versions: z.number(),
    answers: z.number(),
    current: z.number(),
    from: z.nullable(z.number()),
    to: z.nullable(z.number()),
});
/** One capture in a list; figures are there once it is finished. */
export const captureListing = z.object({
    id: z.string(),
    site: z.string(),
    phase,
    startedAt: z.number(),
    asOf: z.nullable(z.number()),
    finishedAt: z.nullable(z.number()),
    all: z.nullable(coherence),
    /** Pages that were not the same before and after t*, and pages that could not be had. */
    differing: z.optional(z.number()),
    failed: z.optional(z.number()),
    /** The capture whose missing requisites this one fetched afterwards. */
    patchOf: z.optional(z.string()),
    /** Made of other tools' records. */
    imported: z.optional(z.boolean()),
    /** There when it holds a watch's looks of a day: what they came to, once it has ended. */
    refresh: z.optional(z.nullable(z.object({ looks: z.number(), changes: z.number() }))),
    /** There when it holds what the owner or a recorder tells: whose word, and what it came to once it has ended. */
    testimony: z.optional(z.object({ tier: toldTier, figures: z.nullable(testimonyFigures) })),
    /** What people call it, or its site. */
    title: z.optional(z.string()),
});
/** `GET /api/captures`: newest first, some at a time. */
export const captureListSchema = z.object({
    captures: z.array(captureListing),
    /** What to ask for as `cursor` to read on; `null` at the end. */
    next: z.nullable(z.string()),
    /** Prefix of replay addresses: `<replayUrl>/<timestamp>/<url>`. */
    replayUrl: z.string(),
});
const verdict = z.enum(VERDICTS);
const reportPage = z.object({
    url: z.string(),
    kind: z.enum(["document", "requisite", "other"]),
    verdict,
    reason: z.nullable(z.string()),
    status: z.nullable(z.number()),
    contentType: z.nullable(z.string()),
    interval: z.nullable(z.object({ from: z.number(), to: z.number() })),
    visitAt: z.nullable(z.number()),
    revisitAt: z.nullable(z.number()),
    sightings: z.number(),
    change: z.optional(z.object({
        verdict: z.enum(CHANGE_VERDICTS),
        importance: z.number(),
        explanation: z.string(),
        scrubbed: z.optional(z.boolean()),
    })),
});
const counted = { name: z.string(), pages: z.number() };
const reportTables = z.object({
    hosts: z.array(z.object({
        ...counted,
        sharp: z.number(),
        failed: z.number(),
        requests: z.number(),
        bytes: z.number(),
        fetchMs: z.number(),
    })),
    mediaTypes: z.array(z.object({ ...counted, sharp: z.number(), bytes: z.number() })),
    statuses: z.array(z.object(counted)),
    seeds: z.array(z.object({
        name: z.string(),
        verdict,
        reason: z.nullable(z.string()),
        status: z.nullable(z.number()),
        pages: z.nullable(z.number()),
    })),
});
const refreshFigures = z.object({
    looks: z.number(),
    changes: z.number(),
    first: z.number(),
    same: z.number(),
    changed: z.number(),
    gone: z.number(),
    failed: z.number(),
    refused: z.number(),
});
/** `GET /api/captures/:id`: the report as it was written. */
export const reportSchema = z.object({
    format: z.literal("isochron-report/1"),
    capture: z.string(),
    site: z.string(),
    seeds: z.array(z.string()),
    startedAt: z.number(),
    plannedAsOf: z.number(),
    asOf: z.number(),
    finishedAt: z.number(),
    strategy: z.string(),
    delayMs: z.number(),
    expectedSharp: z.nullable(z.number()),
    upperBound: z.nullable(z.number()),
    requests: z.number(),
    bytes: z.number(),
    all: coherence,
    documents: coherence,
    requisites: coherence,
    composites: coherence,
    scriptBuilt: z.optional(coherence),
    rendered: z.optional(z.object({
        by: z.string(),
        pages: z.number(),
        failed: z.number(),
        open: z.number(),
        openKinds: z.optional(z.record(z.string(), z.number())),
        failures: z.optional(z.record(z.string(), z.number())),
        closed: z.number(),
        composites: coherence,
    })),
    imported: z.optional(z.boolean()),
    refresh: z.optional(refreshFigures),
    testimony: z.optional(testimonyFigures),
    sharpAtPlanned: z.number(),
    verdicts: z.record(verdict, z.number()),
    bodies: z.optional(z.object({ both: z.number(), secondByDigest: z.number(), firstBorrowed: z.optional(z.number()) })),
    changes: z.optional(z.object({
        ruleSet: z.string(),
        verdicts: z.record(z.enum(CHANGE_VERDICTS), z.number()),
        unjudged: z.number(),
        scrubbed: z.optional(z.number()),
    })),
    tables: z.optional(reportTables),
    pages: z.array(reportPage),
    warcs: z.array(z.string()),
    notes: z.array(z.string()),
});
const liveFigures = z.object({
    elapsedMs: z.number(),
    pagesPerSecond: z.number(),
    bytesPerSecond: z.number(),
    etaMs: z.nullable(z.number()),
    requests: z.number(),
    bytes: z.number(),
    failures: z.number(),
    sharp: z.nullable(z.number()),
    slowestHost: z.nullable(z.object({ host: z.string(), meanMs: z.number() })),
});
/** What a run said of its progress; kept in the catalog as JSON, so it is checked before it is shown. */
export const liveProgressSchema = z.object({
    pass: z.enum(["visit", "revisit", "probe", "late"]),
    done: z.number(),
    total: z.number(),
    url: z.string(),
    figures: z.optional(liveFigures),
});
const liveCapture = z.object({
    id: z.string(),
    site: z.string(),
    phase,
    startedAt: z.number(),
    /**
     * `interrupted`: no process runs it. In a cluster `waiting`: no machine has it; `unheard`: nobody can say whether one
     * has it.
     */
    state: z.enum(["running", "paused", "disk-full", "interrupted", "waiting", "unheard"]),
    /** The machine of a cluster that runs it: counts are then those that it acknowledged last. */
    machine: z.optional(z.string()),
    /** When the run last said something of itself. */
    saidAt: z.nullable(z.number()),
    progress: z.nullable(z.record(z.string(), z.unknown())),
    pages: z.record(z.enum(["known", "visited", "failed", "refused", "skipped"]), z.number()),
    sightings: z.number(),
    warcBytes: z.number(),
    /** Newest first. */
    recent: z.array(z.object({
        seq: z.number(),
        url: z.string(),
        pass: z.string(),
        at: z.number(),
        outcome: z.string(),
        status: z.nullable(z.number()),
        bytes: z.nullable(z.number()),
    })),
});
/** One event of `GET /api/live`: captures that are not finished, and those that ended a moment ago. */
export const liveSnapshotSchema = z.object({
    captures: z.array(liveCapture),
    ended: z.array(z.object({ id: z.string(), site: z.string(), phase })),
});
/** The query of `GET /api/diff`: a page and two instants, epoch milliseconds. */
export const diffQuerySchema = z.object({
    url: z.string().check(z.maxLength(4096)),
    from: z.string().check(z.regex(/^\d{1,15}$/)),
    to: z.string().check(z.regex(/^\d{1,15}$/)),
});
const diffSegments = z.nullable(z.array(z.object({ text: z.string(), changed: z.boolean() })));
/** `GET /api/diff`: both versions line by line. */
export const diffSchema = z.object({
    beforeLabel: z.string(),
    afterLabel: z.string(),
    result: z.object({
        verdict: z.enum(CHANGE_VERDICTS),
        importance: z.number(),
        explanation: z.string(),
    }),
    rows: z.array(z.object({
        change: z.enum(["kept", "insert", "delete", "update", "move"]),
        before: diffSegments,
        after: diffSegments,
        excuse: z.nullable(z.enum(["frame", "volatile", "template", "recut"])),
    })),
});
/** Every failure of the API. */
export const apiErrorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
