// Bounds of one fetch: every stage has its own time, the answer its size.

/** Milliseconds per stage and bytes per part; the total covers connecting too. */
export interface FetchLimits {
  readonly connectMs: number;
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
  readonly maxHeadBytes: number;
  readonly maxResponseBytes: number;
  /** How long an unused connection is kept; below the 5 s after which common servers close theirs. */
  readonly keepAliveMs: number;
}

/** Used where nothing else is said. */
export const FETCH_LIMITS: FetchLimits = {
  connectMs: 10_000,
  firstByteMs: 30_000,
  idleMs: 20_000,
  totalMs: 120_000,
  maxHeadBytes: 256 * 1024,
  maxResponseBytes: 128 * 1024 * 1024,
  keepAliveMs: 4_000,
};
