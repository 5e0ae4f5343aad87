import type { Logger } from "#ports/index.js";
import type { PassingTime } from "../clock/passing-time.js";
/** Whose patience, and with what it is told. */
export interface PatienceOptions {
    readonly site: string;
    readonly time: PassingTime;
    readonly logger: Logger;
    /** Bytes that wait meanwhile. */
    readonly backlogBytes: () => number;
}
/** Tries again until it is ended. */
export declare class Patience {
    #private;
    constructor(options: PatienceOptions);
    /** Aborted when nothing more is tried. */
    get signal(): AbortSignal;
    /** Nothing more is tried, for this reason. */
    end(reason: Error): void;
    /** Tries for as long as it is only out of reach. @throws the reason of the end */
    with<T>(attempt: () => Promise<T>): Promise<T>;
    /** @throws the reason of the end */
    wait(ms: number): Promise<void>;
}
