// A job of a cluster: what is asked for, as it lies in the queue, and what a machine makes of it. It names nothing that is
// one machine's alone: no file, no key, no way out; those belong to whoever starts the worker.
import { z } from "zod";
import { resolveSettings, type ResolvedSettings, type SettingName } from "#config/index.js";
import type { CaptureRequest } from "#crawl/index.js";
import { UsageError } from "#errors.js";
import { parsePageUrl, type JsonValue, type PageUrl, type Site } from "#model/index.js";
import type { Job } from "#ports/index.js";
import { scopeOf, siteFromSeeds } from "#seeds/index.js";
import { captureSettings, TASK_SETTINGS } from "../options/capture-settings.js";
import { mannersOf } from "../options/manners-options.js";
import { selectionOf } from "../options/selection.js";

/** How servers are spoken to, as far as a capture says so and no machine. */
export const SPEECH_SETTINGS = [
  "contact",
  "connectTimeout",
  "responseTimeout",
  "fetchTimeout",
  "maxResponse",
  "userAgentProfile",
  "operator",
] as const;

/** Settings that a capture of a cluster can be asked for with. */
export const JOB_SETTINGS = [
  ...TASK_SETTINGS,
  ...SPEECH_SETTINGS,
  "preset",
  "scope",
  "surtPrefix",
  "include",
  "exclude",
  "maxDepth",
  "hops",
  "maxPagesPerHost",
  "sitemaps",
  "feed",
  "oai",
  "maxBytes",
  "maxHostFailures",
  "shapeBudget",
  "robots",
  "robotsReason",
  "sharedAddresses",
  "cookieJar",
] as const satisfies readonly SettingName[];

/** Their values. */
export type JobSettings = ResolvedSettings<(typeof JOB_SETTINGS)[number]>;

const MOST_URLS = 10_000;
const MOST_CHARS = 1_000_000;
const text = z.string().max(10_000);
const options = z.partialRecord(
  z.enum(JOB_SETTINGS),
  z.union([text, z.boolean(), z.array(text).max(10_000)]),
);
const captureInput = z.strictObject({
  urls: z.array(z.string().min(1).max(4096)).min(1).max(MOST_URLS),
  /** So many of them were named by whoever asked; the rest came from lists. */
  namedSeeds: z.number().int().min(0).max(MOST_URLS),
  options,
});
const goingOn = z.strictObject({
  captureId: z.string().min(1).max(200),
  site: z.string().min(1).max(1000),
  options,
});

/** Everything that a machine needs to know of a job. */
export interface UnderstoodJob {
  readonly site: string;
  readonly settings: JobSettings;
  /** `null` for a job that goes on with a capture, or ends one. */
  readonly request: CaptureRequest | null;
}

/** The input of a job for a new capture. @throws UsageError for more than fits */
export function captureJob(
  site: Site,
  { namedSeeds, options: given }: { namedSeeds: number; options: Readonly<Record<string, unknown>> },
): JsonValue {
  const parsed = captureInput.safeParse({ urls: site.seeds, namedSeeds, options: given });
  if (!parsed.success || JSON.stringify(parsed.data).length > MOST_CHARS)
    throw new UsageError(
      "USAGE",
      `a capture of a cluster takes ${MOST_URLS} seeds, of one megabyte, at most`,
    );
  return parsed.data as JsonValue;
}

/** What a job asks for; `null` where this version does not understand it. */
export function understoodJob(job: Job): UnderstoodJob | null {
  try {
    return job.kind === "capture" ? ofCapture(job) : ofGoingOn(job);
  } catch (error) {
    if (error instanceof UsageError || error instanceof z.ZodError) return null;
    throw error;
  }
}

function ofGoingOn({ input }: Job): UnderstoodJob {
  const { site, options: given } = goingOn.parse(input);
  return { site, settings: resolveSettings(JOB_SETTINGS, given, {}), request: null };
}

function ofCapture(job: Job): UnderstoodJob {
  const { urls, namedSeeds, options: given } = captureInput.parse(job.input);
  const site = siteFromSeeds(urls.slice(0, namedSeeds), urls.slice(namedSeeds).map(seed));
  const settings = resolveSettings(JOB_SETTINGS, given, {});
  const selection = selectionOf({ ...settings, notIn: [] });
  scopeOf(site, selection.scope); // a rule that cannot be used
  const manners = mannersOf({ ...settings, cookieFile: null, auth: [], authFile: null });
  const task = captureSettings({ settings, selection, manners, steps: [] });
  const asked = { machine: "cluster", options: given, headers: [], cookies: null };
  // Two machines may begin at the same instant: the job's number tells their captures apart.
  const request = { site, settings: { ...task, namedSeeds }, asked, idNumber: job.id };
  return { site: site.name, settings, request };
}

function seed(url: string): PageUrl {
  const parsed = parsePageUrl(url);
  if (parsed === null) throw new UsageError("USAGE", "a seed of the job is no address");
  return parsed;
}
