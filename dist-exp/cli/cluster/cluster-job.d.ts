import { type ResolvedSettings } from "#config/index.js";
import type { CaptureRequest } from "#crawl/index.js";
import { type JsonValue, type Site } from "#model/index.js";
import type { Job } from "#ports/index.js";
/** Settings that a capture of a cluster can be asked for with. */
export declare const JOB_SETTINGS: readonly ["delay", "strategy", "maxPages", "threshold", "timestampUrl", "clockError", "passes", "maxRequests", "deadline", "conditionalAbove", "attested", "keepBoth", "ownBodies", "browser", "viewport", "maxRequestsPerPage", "behaviours", "contact", "connectTimeout", "responseTimeout", "fetchTimeout", "maxResponse", "userAgentProfile", "operator", "preset", "scope", "surtPrefix", "include", "exclude", "maxDepth", "hops", "maxPagesPerHost", "sitemaps", "feed", "oai", "maxBytes", "maxHostFailures", "shapeBudget", "robots", "robotsReason", "sharedAddresses", "cookieJar"];
/** Their values. */
export type JobSettings = ResolvedSettings<(typeof JOB_SETTINGS)[number]>;
/** Everything that a machine needs to know of a job. */
export interface UnderstoodJob {
    readonly site: string;
    readonly settings: JobSettings;
    /** `null` for a job that goes on with a capture, or ends one. */
    readonly request: CaptureRequest | null;
}
/** The input of a job for a new capture. @throws UsageError for more than fits */
export declare function captureJob(site: Site, { namedSeeds, options: given }: {
    namedSeeds: number;
    options: Readonly<Record<string, unknown>>;
}): JsonValue;
/** What a job asks for; `null` where this version does not understand it. */
export declare function understoodJob(job: Job): UnderstoodJob | null;
