/** Time that is never set back, also while the process is stopped. */
export interface PassingTime {
    nowMs(): number;
    /** Rejects when the signal is aborted. */
    wait(ms: number, signal?: AbortSignal): Promise<void>;
}
/** This machine's own. */
export declare const realTime: PassingTime;
