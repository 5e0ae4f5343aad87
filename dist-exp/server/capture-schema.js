// The API's documents about one capture, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
import { captureListSchema, liveSnapshotSchema, reportSchema, VERDICTS } from "./api-schema.js";
const openPart = z.object({ kind: z.string(), url: z.string(), detail: z.string() });
const reportPage = z.extend(reportSchema.shape.pages.def.element, {
    labels: z.optional(z.array(z.string())),
});
const fileKinds = ["warc", "report", "certificate", "seal", "note"];
/** `GET /api/captures/:id/head`: what is known of a capture in any phase, without its pages. */
export const captureHeadSchema = z.object({
    capture: captureListSchema.shape.captures.def.element,
    replayUrl: z.string(),
    /** The report without its pages; `null` while there is none. */
    report: z.nullable(z.extend(z.omit(reportSchema, { pages: true }), { cancelled: z.optional(z.boolean()) })),
    /** How far an unfinished capture has come. */
    run: z.nullable(liveSnapshotSchema.shape.captures.def.element),
    /** Why a failed capture saw nothing: its first seed, and what came of asking for it. */
    failure: z.nullable(z.object({ url: z.string(), why: z.string() })),
    files: z.array(z.object({ name: z.string(), kind: z.enum(fileKinds), sizeBytes: z.number() })),
    /** Files hold what is open beside what is not: where rules keep something back none is given. */
    areFilesWithheld: z.boolean(),
    /** Whether all of it is given as one package too. */
    hasPackage: z.boolean(),
    /** How the pages came out when they were shown from replay and compared; `null` where nobody has. */
    replayCheck: z.nullable(z.object({
        checkedAt: z.number(),
        checked: z.number(),
        same: z.number(),
        others: z.array(z.object({ url: z.string(), result: z.string(), reasons: z.array(z.string()) })),
    })),
});
/** By what pages can be sorted. */
export const PAGE_SORTS = ["verdict", "url", "kind", "status", "visit", "revisit", "importance"];
/** The query of `GET /api/captures/:id/pages`. */
export const pageQuerySchema = z.object({
    verdict: z.optional(z.enum(VERDICTS)),
    kind: z.optional(z.enum(["document", "requisite", "other"])),
    q: z.optional(z.string().check(z.maxLength(500))),
    sort: z.optional(z.enum(PAGE_SORTS)),
    order: z.optional(z.enum(["up", "down"])),
    cursor: z.optional(z.string().check(z.maxLength(24_000))),
});
/** `GET /api/captures/:id/pages`: some of them. */
export const capturePagesSchema = z.object({
    pages: z.array(reportPage),
    /** Where to go on; `null` at the end. There may be more even when none came. */
    cursor: z.nullable(z.string()),
    /** How many match in all, where that is known. */
    found: z.nullable(z.number()),
    /** By what they are sorted; `null` when there are too many to sort. */
    sort: z.nullable(z.enum(PAGE_SORTS)),
});
const verdict = z.enum(VERDICTS);
const counts = z.partialRecord(verdict, z.number());
const at = z.nullable(z.number());
/** `GET /api/captures/:id/figures`: what its charts draw, of all of its pages. */
export const captureFiguresSchema = z.object({
    visits: z.object({
        pages: z.array(z.object({ url: z.string(), verdict, visitAt: at, revisitAt: at })),
        total: z.number(),
        counts,
        untimed: z.number(),
        oneIn: z.number(),
    }),
    coherence: z.object({
        steps: z.array(z.object({ at: z.number(), count: z.number() })),
        pages: z.number(),
        atAsOf: z.number(),
        most: z.number(),
    }),
    directories: z.object({
        pages: z.number(),
        directories: z.number(),
        rows: z.array(z.object({ name: z.string(), depth: z.number(), counts })),
        heat: z.array(z.object({ name: z.string(), pages: z.number(), differing: z.number() })),
    }),
    /** Documents that were shown in a browser and are open, not closed, or failed; some of them where there are many. */
    unsettled: z.object({
        total: z.number(),
        documents: z.array(z.object({
            url: z.string(),
            failure: z.nullable(z.string()),
            doubts: z.array(z.string()),
            open: z.array(openPart),
        })),
    }),
});
