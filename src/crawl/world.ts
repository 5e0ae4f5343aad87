// What a capture runs on. The live crawl and the lab differ in these and in nothing else.
import type { CmsSigner } from "#formats/index.js";
import type { Pass, RunState } from "#model/index.js";
import type { Archive, Clock, Fetcher, Logger, PageIndex } from "#ports/index.js";
import type { ProgressFigures } from "./run/progress-meter.js";

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
