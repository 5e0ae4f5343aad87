// The API's documents, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
import { CHANGE_VERDICTS, VERDICTS } from "#model/index.js";

export { CANNOT_PROVE, SHARP_MEANING, VERDICTS, VERDICT_MEANING, type Verdict } from "#model/index.js";

const coherence = z.object({
  pages: z.number(),
  sharp: z.number(),
  attested: z.number(),
  possible: z.number(),
});

/** One capture in the list; figures are there once it is finished. */
const captureListing = z.object({
  id: z.string(),
  site: z.string(),
  phase: z.enum(["visiting", "revisiting", "finished", "failed"]),
  startedAt: z.number(),
  asOf: z.nullable(z.number()),
  finishedAt: z.nullable(z.number()),
  all: z.nullable(coherence),
});

/** `GET /api/captures`: newest first. */
export const captureListSchema = z.object({
  captures: z.array(captureListing),
  /** Prefix of replay addresses: `<replayUrl>/<timestamp>/<url>`. */
  replayUrl: z.string(),
});

/** The list of captures. */
export type CaptureList = z.infer<typeof captureListSchema>;

/** One capture of the list. */
export type CaptureListing = z.infer<typeof captureListing>;

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
  change: z.optional(
    z.object({ verdict: z.enum(CHANGE_VERDICTS), importance: z.number(), explanation: z.string() }),
  ),
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
  sharpAtPlanned: z.number(),
  verdicts: z.record(verdict, z.number()),
  changes: z.optional(
    z.object({
      ruleSet: z.string(),
      verdicts: z.record(z.enum(CHANGE_VERDICTS), z.number()),
      unjudged: z.number(),
    }),
  ),
  pages: z.array(reportPage),
  warcs: z.array(z.string()),
  notes: z.array(z.string()),
});

/** A report as the UI reads it. */
export type ApiReport = z.infer<typeof reportSchema>;

/** Every failure of the API. */
export const apiErrorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
