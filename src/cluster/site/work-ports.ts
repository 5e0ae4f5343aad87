// What work at a site needs, and what comes of it.
import type { CaptureRequest, World } from "#crawl/index.js";
import type { Capture } from "#model/index.js";
import type { Agreement, Archive, Bucket, Job, Logger } from "#ports/index.js";
import type { RestoreOptions } from "#store/index.js";
import type { PassingTime } from "../clock/passing-time.js";
import type { WorkGround } from "../run/ground-keeper.js";

/** A network of its own for each site. */
export interface OpenedWorld {
  readonly world: World;
  close(): Promise<void>;
}

/** What it takes to have a site in hand. */
export interface SitePorts {
  readonly agreement: Agreement;
  readonly bucket: Bucket;
  /** The cluster's id. */
  readonly cluster: string;
  /** Where sites in hand lie, each in a folder of its own. */
  readonly dir: string;
  /** The archive's own, as PEM. */
  readonly signingKey: string;
  readonly software: string;
  readonly logger: Logger;
  readonly time: PassingTime;
  readonly readOutcome: RestoreOptions["readOutcome"];
  /** A WARC file is sealed when it is so large, or so old when the next record comes. */
  readonly sealing: { readonly maxBytes: number; readonly maxAgeMs: number };
}

/** What jobs at sites need beside that. */
export interface WorkPorts extends SitePorts {
  /** What a job of a new capture asks for. */
  readonly requestOf: (job: Job) => Promise<CaptureRequest>;
  readonly openWorld: (archive: Archive, ground: WorkGround, at: WorkOpened) => Promise<OpenedWorld>;
}

/** What a network is opened for. */
export interface WorkOpened {
  readonly job: Job;
  /** The capture to be gone on with: servers are asked as they were by whoever began it. */
  readonly begun: Capture | null;
}

/** What came of a job. */
export type WorkEnd =
  | { readonly kind: "done"; readonly captureId: string; readonly isCancelled: boolean }
  | { readonly kind: "failed"; readonly why: string }
  /** The machine was asked to stop: what was seen so far is acknowledged. */
  | { readonly kind: "stopped" }
  /** It went wrong here, and may go well elsewhere or later; `isFault` where nothing outside explains it. */
  | { readonly kind: "again"; readonly why: string; readonly isFault: boolean };

/** Told while the work goes on. */
export interface WorkWatcher {
  /** Aborted when the machine is to stop. */
  readonly stop: AbortSignal;
  /** Told before anything is asked for: whoever goes on with the job goes on with this capture. */
  readonly onCapture: (captureId: string) => Promise<void>;
}
