import { type ProcessFacts } from "./process-tree.js";
/** What a browser may hold. */
export interface TreeLimits {
    readonly maxTreeBytes: number;
    readonly maxProcesses: number;
    readonly watchEveryMs: number;
}
/** What was found to be too much. */
export type Excess = "over-memory" | "over-processes";
/** Which process must end so that the tree is within its limits; `null` when it is. */
export declare function excessOf(tree: readonly ProcessFacts[], limits: TreeLimits): {
    readonly excess: Excess;
    readonly pid: number;
} | null;
/** Watches one browser until it is stopped. Where the system tells nothing (other than Linux) it sees nothing. */
export declare class Watchdog {
    #private;
    constructor(root: number, limits: TreeLimits);
    /** What was ended since this was last asked. */
    takeExcess(): Excess | null;
    /** Processor time of the whole tree since it was first looked at; `null` where the system does not tell. */
    get processorMs(): number | null;
    stop(): void;
}
