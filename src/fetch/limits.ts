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
  /** Connections open at a time over all hosts, idle ones included. */
  readonly maxConnections: number;
  /** Names looked up at a time: the resolver shares its threads with all that works on files. */
  readonly maxLookups: number;
  /** How long a lack of our own means is borne. */
  readonly ownMeansMs: number;
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
  maxConnections: 64,
  maxLookups: 3,
  ownMeansMs: 60_000,
};
