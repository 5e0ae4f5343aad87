/** Runs one loop per host; `step` does one piece of work for a host and says whether there was any. */
export declare class Lanes {
    #private;
    constructor(step: (host: string) => Promise<boolean>, atOnce?: number);
    /** Starts the host's loop unless it runs already, or lets it wait for room. */
    wake(host: string): void;
    /** Resolves when every loop has run dry; rejects with the first failure once all have stopped. */
    drain(): Promise<void>;
}
