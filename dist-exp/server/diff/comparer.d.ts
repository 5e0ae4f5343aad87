import { type ChangeOptions } from "#detect/index.js";
import type { DiffView } from "#model/index.js";
/** Two versions and what is known about them. */
export interface ComparisonTask {
    readonly before: Uint8Array;
    readonly after: Uint8Array;
    readonly options: ChangeOptions;
}
/** The server has no room for what is asked now. */
export declare class BusyError extends Error {
}
/** Compares versions one after the other. */
export declare class Comparer {
    #private;
    constructor({ file, budgetMs, }?: {
        file?: string | null;
        budgetMs?: number;
    });
    /** The difference. @throws BusyError when too many wait, or it takes too long */
    compare(task: ComparisonTask): Promise<DiffView>;
    /** Ends the thread. */
    close(): Promise<void>;
}
