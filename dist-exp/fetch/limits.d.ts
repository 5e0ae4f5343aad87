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
export declare const FETCH_LIMITS: FetchLimits;
