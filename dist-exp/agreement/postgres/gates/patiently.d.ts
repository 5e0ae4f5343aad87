/** When to stop trying. */
export interface Patience {
    /** Whoever waits is told its reason. */
    readonly signal: AbortSignal;
    /** Asked after each failure. */
    readonly mayGoOn?: () => boolean;
}
/** Tries until it works. @throws CLUSTER when it did not for a minute, or the signal's reason */
export declare function patiently<T>(attempt: () => Promise<T>, { signal, mayGoOn }: Patience): Promise<T>;
/** Waits about so long, never less; rejects with the signal's reason. */
export declare function pause(ms: number, signal: AbortSignal): Promise<void>;
