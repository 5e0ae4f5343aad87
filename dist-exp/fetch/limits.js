// Bounds of one fetch: every stage has its own time, the answer its size.
/** Used where nothing else is said. */
export const FETCH_LIMITS = {
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
