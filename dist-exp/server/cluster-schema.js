// The API's documents about a cluster, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
/** How a machine is, those in trouble first. */
export const MACHINE_CONDITIONS = ["silent", "draining", "working"];
const condition = z.enum(MACHINE_CONDITIONS);
const at = z.nullable(z.number());
const run = z.object({
    captureId: z.string(),
    state: z.enum(["running", "paused", "disk-full"]),
    /** When its machine told of it. */
    saidAt: z.number(),
    /** Pages of the pass that is on; `null` before the first one. */
    progress: z.nullable(z.object({
        pass: z.enum(["visit", "revisit", "probe", "late"]),
        done: z.number(),
        total: z.number(),
        pagesPerSecond: z.nullable(z.number()),
        etaMs: z.nullable(z.number()),
    })),
});
const handedSite = z.object({
    site: z.string(),
    /** `null` while it is fetched from the store, or put there. */
    run: z.nullable(run),
    /** Whether the archive that is served here knows of the capture. */
    isKnown: z.boolean(),
});
const machine = z.object({
    name: z.string(),
    condition,
    /** Whether it was asked to take nothing new. */
    isDraining: z.boolean(),
    software: z.string(),
    startedAt: at,
    /** `null` where it has a site and has said nothing of itself. */
    seenAt: at,
    /** `null` where rules keep something from the reader: what machines have in hand speaks of everything. */
    load: z.nullable(z.object({
        mostSites: z.nullable(z.number()),
        /** By name; some of them where there are many. */
        sites: z.array(handedSite),
        sitesInAll: z.number(),
        /** By name, which ends with the unit: `Ms`, `Bytes`, or none for counts. */
        figures: z.record(z.string(), z.number()),
    })),
});
/** `GET /api/cluster`: machines, those in trouble first. All instants are those of the cluster's database. */
export const clusterSchema = z.object({
    /** When it stood so. */
    at: z.number(),
    /** A machine that has said nothing for so long counts as silent: others may take its sites. */
    leaseMs: z.number(),
    /** What it is, for those who manage. */
    facts: z.nullable(z.object({ id: z.string(), store: z.string() })),
    machines: z.array(machine),
    next: z.nullable(z.string()),
    /** Over all machines, also those of other pieces. */
    sums: z.object({
        machines: z.number(),
        conditions: z.record(condition, z.number()),
        /** Sites in hand, and runs that go on; `null` where they are not told. */
        sites: z.nullable(z.number()),
        running: z.nullable(z.number()),
    }),
    /** Captures that have begun and that no machine has in hand, newest first; `null` where they are not told. */
    left: z.nullable(z.object({
        captures: z.array(z.object({ id: z.string(), site: z.string(), startedAt: z.number() })),
        hasMore: z.boolean(),
    })),
    /** Whether whoever asks may tell machines to take nothing new. */
    canDrain: z.boolean(),
});
/** The body of `POST /api/cluster/drain`: one machine by its name, or all of them. */
export const drainSchema = z.object({
    machine: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
    isDraining: z.boolean(),
});
