import type { Instant } from "../time/instant.js";
import type { PageKind, PageUrl } from "../pages/page.js";
import type { KeptSettings } from "./capture-settings.js";
import type { PageHint } from "../pages/page-hint.js";
import type { RunClock } from "../evidence/run-clock.js";
/** A named set of seeds and a scope rule. */
export interface Site {
    readonly name: string;
    readonly seeds: readonly PageUrl[];
}
/**
 * Where a capture stands; it moves forward only. `failed`: no seed showed any state, so there is nothing to judge.
 * `cancelled`: ended on request; what was captured stays and is judged.
 */
export type CapturePhase = "visiting" | "revisiting" | "finished" | "failed" | "cancelled";
/** One capture as the catalog holds it. */
export interface Capture {
    readonly id: string;
    readonly site: string;
    readonly seeds: readonly PageUrl[];
    readonly phase: CapturePhase;
    readonly startedAt: Instant;
    readonly plannedAsOf: Instant | null;
    readonly asOf: Instant | null;
    readonly finishedAt: Instant | null;
    /** The resolved settings of the run, JSON-safe, so that a resume runs the same capture. */
    readonly settings: KeptSettings;
    /** What the planner promised when the revisits were planned. */
    readonly expectedSharp: number | null;
    readonly upperBound: number | null;
    /** The clocks of its runs (its start and every resume), in order; captures of older versions have none. */
    readonly runs?: readonly RunClock[];
    /** Cookies that hosts set and that are sent back, where that was asked for; the same to the end of the capture. */
    readonly cookies?: readonly KeptCookie[];
}
/** A cookie that a host set: sent to that host alone, whatever domain it named. */
export interface KeptCookie {
    /** With its port, where that is not the usual one: each is knocked at by itself, and none changes another's cookies. */
    readonly host: string;
    readonly path: string;
    readonly secure: boolean;
    readonly name: string;
    readonly value: string;
}
/** What may change in a capture after it was created. */
export type CapturePatch = Partial<Pick<Capture, "phase" | "plannedAsOf" | "asOf" | "finishedAt" | "expectedSharp" | "upperBound" | "runs" | "cookies">>;
/** How far a page of the frontier has come. `known` pages wait for their visit. */
export type FrontierState = "known" | "visited" | "failed" | "refused" | "skipped";
/** One known URL of a capture. */
export interface FrontierPage {
    readonly url: PageUrl;
    readonly kind: PageKind;
    readonly depth: number;
    /** The page on which the link was found; `null` for seeds. */
    readonly via: PageUrl | null;
    /** Order of discovery within the capture. */
    readonly seq: number;
    readonly state: FrontierState;
    /** Why it is not visited, when it is not. */
    readonly reason: string | null;
    /** Found only after t*, so it cannot be sharp there. */
    readonly late: boolean;
    /** What a sitemap, feed or list said about its changes, if any did. */
    readonly hint?: PageHint;
}
/** Whether the capture can still go on. */
export declare function isUnfinished({ phase }: Capture): boolean;
/** Whether it is made of other tools' records. */
export declare function isImport({ settings }: Capture): boolean;
/** Whether it holds a watch's looks of a day, and speaks of no moment. */
export declare function isRefresh({ settings }: Pick<Capture, "settings">): boolean;
/** Whether it holds what the owner or a recorder tells, and no answer to a request of ours. */
export declare function isTestimony({ settings }: Pick<Capture, "settings">): boolean;
/** Whether it is of its site as of one moment: no patch of another capture, no looks of a watch, no testimony. */
export declare function isOfMoment(capture: Pick<Capture, "settings">): boolean;
/** The capture that a capture patches, if it is a patch. */
export declare function patchedBy({ settings }: Capture): string | null;
