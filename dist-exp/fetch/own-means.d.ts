import { type Failure } from "./failure.js";
import type { StopSignal } from "./stop-signal.js";
/** Whether an error tells of our own means; of several addresses one is enough. */
export declare function shortageOf(error: NodeJS.ErrnoException & {
    errors?: unknown;
}): string | null;
/** A failure that the server has no part in. */
export declare function ownFailure(code: string): Failure & {
    readonly shortage: string;
};
/** How one fetch bears a shortage. */
export declare class Patience {
    #private;
    constructor(patienceMs: number);
    /** Waits before the next try; `false` when there is to be none. @throws IsochronError OUT_OF_MEANS */
    wait(code: string): Promise<boolean>;
    /** Waits, each time twice as long; `false` when that would be too long by now. */
    waitLonger(): Promise<boolean>;
}
/** How a fetcher bears its proxy: one that went away is waited for, one that never took us ends the run at once. */
export declare class ProxyPatience {
    /** Whether it ever answered. */
    worked: boolean;
    /** Whether to try again; `false` where only this one server cannot be had. @throws IsochronError PROXY */
    bear({ proxyFault, message }: Failure, patience: Patience, stop: StopSignal): Promise<boolean>;
}
