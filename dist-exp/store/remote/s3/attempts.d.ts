/** How long, and how often, a server is asked. */
export interface Patience {
    /** Nothing sent and nothing received for so long: the attempt is given up. */
    readonly stallMs: number;
    readonly attempts: number;
    readonly firstWaitMs: number;
    readonly longestWaitMs: number;
}
/** A server that is gone is given up after some seconds, a silent one after minutes; where bytes move, nothing is. */
export declare const USUAL_PATIENCE: Patience;
/** One attempt, as it sees itself. */
export interface Attempt {
    /** 1 for the first. */
    readonly number: number;
    /** Aborted when nobody waits for it any more. */
    readonly signal: AbortSignal;
    /** Something moved. */
    readonly touch: () => void;
}
/** What is tried. */
export interface Trying {
    readonly patience: Patience;
    /** Bytes on their way. */
    readonly sizeBytes?: number;
    readonly signal?: AbortSignal | undefined;
}
/**
 * Tries until it works, fails for good, or patience ends; rejects with the last failure as it was thrown, and with the
 * signal's reason when that is aborted.
 */
export declare function withPatience<T>({ patience, sizeBytes, signal }: Trying, work: (attempt: Attempt) => Promise<T>): Promise<T>;
