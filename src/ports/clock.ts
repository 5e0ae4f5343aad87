import type { Instant } from "#model/index.js";

/** Time, real, accelerated or virtual; monotonic within a run. */
export interface Clock {
  now(): Instant;
  /** Resolves at or after the instant; rejects with the signal's reason when aborted. */
  sleepUntil(at: Instant, signal?: AbortSignal): Promise<void>;
}
