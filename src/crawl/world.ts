// What a capture runs on. The live crawl and the lab differ in these and in nothing else.
import type { Pass, RunState, ScopeRules, SourceRules } from "#model/index.js";
import type { Archive, Clock, Fetcher, Logger, PageIndex } from "#ports/index.js";
import type { MannersSettings } from "./manners-settings.js";
import type { ProgressFigures } from "./progress.js";

/** The ports of a capture. */
export interface World {
  readonly archive: Archive;
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Name and version of the program, for warcinfo and certificate. */
  readonly software: string;
  /** Opens another collection's index; whoever made the world closes it. */
  readonly openIndex?: (path: string) => PageIndex;
  /** Told after every fetch. */
  readonly onProgress?: (progress: Progress) => void;
  /** Aborting ends the capture after the requests in flight; it can be resumed. */
  readonly signal?: AbortSignal;
  /** A fetch that takes longer is ended by the watchdog; above every limit of the fetcher. */
  readonly stallMs?: number;
  /** How often a live run looks up while it waits; without it only between requests. */
  readonly pulseMs?: number;
}

/** How far a capture has come. */
export interface Progress {
  readonly pass: Pass;
  readonly done: number;
  /** Known so far; grows while pages turn up. */
  readonly total: number;
  readonly url: string;
  readonly outcome: string;
  /** `running` unless told. */
  readonly state?: RunState;
  readonly figures?: ProgressFigures;
}

/** The settings of a capture; kept with it, so that a resume runs the same capture. */
export interface CaptureSettings {
  readonly delayMs: number;
  readonly strategy: string;
  readonly maxPages: number;
  readonly threshold: number;
  /** 1: visits only, so that nothing can be sharp; 2 (default): visits and revisits. */
  readonly passes?: number;
  /** What belongs to the capture; the seeds' hosts unless told. */
  readonly scope?: ScopeRules;
  /** Lists of URLs to start from beside the seeds; none unless told. */
  readonly sources?: SourceRules;
  /** Indexes of collections whose pages are left out. */
  readonly notIn?: readonly string[];
  /** How many of the seeds, the first ones, were named and are visited even when held elsewhere; all unless told. */
  readonly namedSeeds?: number;
  /** Robots policy, limits and pace; what is not said has its default. */
  readonly manners?: Partial<MannersSettings>;
}
