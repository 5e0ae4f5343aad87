// What a capture runs on. The live crawl and the lab differ in these and in nothing else.
import type { CmsSigner } from "#formats/index.js";
import { Gates } from "#frontier/index.js";
import type { BrowserSettings, Pass, RunState } from "#model/index.js";
import type { Archive, Clock, Fetcher, Logger, PageIndex, Renderer, Secrets } from "#ports/index.js";
import type { ProgressFigures } from "./run/progress-meter.js";

/** The ports of a capture. */
export interface World {
  readonly archive: Archive;
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  /** Who of this process asks which server when; one for all that it does. */
  readonly gates: Gates;
  readonly logger: Logger;
  /** Name and version of the program, for warcinfo and certificate. */
  readonly software: string;
  /** Signs the finished certificate as CMS too, beside the archive's own key. */
  readonly signer?: CmsSigner;
  /** Opens another collection's index; whoever made the world closes it. */
  readonly openIndex?: (path: string) => PageIndex;
  /** Who and what looks; asked for by those who doubt it. */
  readonly witness?: Witness;
  /** Starts a browser that shows documents from bytes it is given; without it none are shown. */
  readonly openRenderer?: (
    settings: BrowserSettings,
  ) => Promise<
    | { readonly kind: "started"; readonly renderer: Renderer }
    | { readonly kind: "none"; readonly message: string }
  >;
  /** What steps fill in, by name; on record nowhere. */
  readonly secrets?: Secrets;
  /** So many hosts of one run are asked side by side; further ones wait, and take turns. */
  readonly hostsAtOnce?: number;
  /** A fetch that takes longer is ended at the next look up; above every limit of the fetcher. */
  readonly stallMs?: number;
  /** How often a live run looks up while it waits; without it only between requests, and no fetch is ended. */
  readonly heartbeatMs?: number;
}

/** What a world cannot do without; the rest has its usual form unless told. */
export type WorldPorts = Pick<World, "archive" | "fetcher" | "clock"> & Partial<World>;

/** A world on these ports, with gates of its own. */
export function makeWorld(ports: WorldPorts): World {
  const { clock } = ports;
  return { gates: new Gates(clock), logger: { log: () => undefined }, software: "isochron", ...ports };
}

/** Who watches one run and may stop it. */
export interface Watcher {
  /** Told after every fetch. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Aborting ends the capture after the requests in flight; it can be resumed. */
  readonly signal?: AbortSignal | undefined;
}

/** Who and what made a capture, in its own words. */
export interface Witness {
  readonly operator: string | null;
  /** Over the program's files, as they were in the first seconds of the run; it may still be reckoned. */
  readonly softwareSha256: () => Promise<string>;
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
