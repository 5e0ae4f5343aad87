import type { ProcessFacts } from "./process-tree.js";
/** Adds up what each process has used more than when it was last seen. */
export declare class ProcessorTime {
    #private;
    /** Since the first look; `null` where the system tells nothing. */
    get totalMs(): number | null;
    /** Takes one look at the whole tree. What a process used between its last look and its end is lost: a moment. */
    see(tree: readonly ProcessFacts[]): void;
}
