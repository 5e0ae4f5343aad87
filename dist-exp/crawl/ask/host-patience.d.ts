import type { FetchResult } from "#ports/index.js";
/** What the hosts of one run have taught about waiting for them. */
export declare class HostPatience {
    #private;
    /** `onShortened` is told, once for each host, what report and certificate say of it. */
    constructor(onShortened?: (words: string) => void);
    /** The most that the first byte is waited for; `null` for as long as the limits say. */
    of(host: string): number | null;
    /** Takes note of how long an answer took, or that none came in time. */
    note(host: string, result: FetchResult): void;
}
