// What a capture runs on. The live crawl and the lab differ in these and in nothing else.
import type { CmsSigner } from "#formats/index.js";
import type { Pass, RunState, ScopeRules, SourceRules } from "#model/index.js";
import type { Archive, Clock, Fetcher, Logger, PageIndex } from "#ports/index.js";
import type { BudgetSettings } from "./budget-settings.js";
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
  /** Signs the finished certificate as CMS too, beside the archive's own key. */
  readonly signer?: CmsSigner;
  /** Opens another collection's index; whoever made the world closes it. */
  readonly openIndex?: (path: string) => PageIndex;
  /** Who and what looks; asked for by those who doubt it. */
  readonly witness?: Witness;
  /** Told after every fetch. */
  readonly onProgress?: (progress: Progress) => void;
  /** Aborting ends the capture after the requests in flight; it can be resumed. */
  readonly signal?: AbortSignal;
  /** A fetch that takes longer is ended at the next look up; above every limit of the fetcher. */
  readonly stallMs?: number;
  /** How often a live run looks up while it waits; without it only between requests, and no fetch is ended. */
  readonly pulseMs?: number;
}

/** Who and what made a capture, in its own words. */
export interface Witness {
  readonly operator: string | null;
  /** Over the program's files. */
  readonly softwareSha256: string;
  readonly clockSynchronisation: string;
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
  /** Where time stamps (RFC 3161) are asked for at the start and the end. */
  readonly timestampUrl?: string;
  /** 1: visits only, so that nothing can be sharp; 2 (default): visits and revisits. */
  readonly passes?: number;
  /** Revisits of longer pages are conditional, in bytes as sent; none unless told. */
  readonly conditionalAbove?: number;
  /** Pages of hosts with a trusted Last-Modified are asked for once, after t*; no unless told. */
  readonly attested?: boolean;
  /** What the capture may spend; unlimited when left out. */
  readonly budget?: BudgetSettings;
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
