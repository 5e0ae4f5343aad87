import type { WatchPlan } from "#model/index.js";
/** Where the file is read from. */
export interface PlanSource {
    /** As messages call it. */
    readonly name: string;
    /** Another whenever the file has changed; `null` while it is not there. */
    stamp(): Promise<string | null>;
    /** @throws IsochronError when it cannot be read */
    text(): Promise<string>;
}
/** What a look at the file told, once for each change of it. */
export type PlanNews = {
    readonly kind: "changed";
    readonly plan: WatchPlan;
    readonly warnings: readonly string[];
}
/** The plan before it stays in force. */
 | {
    readonly kind: "wrong";
    readonly faults: readonly string[];
};
/** One file of sites, watched. */
export declare class PlanFile {
    #private;
    /** What was odd in the file when it was opened. */
    readonly warnings: readonly string[];
    private constructor();
    /** Reads the file for the first time. @throws UsageError with a line for every fault */
    static open(source: PlanSource): Promise<PlanFile>;
    /** The last plan that was right. */
    get plan(): WatchPlan;
    /** Looks whether the file has changed; `null` when there is nothing new to say. */
    reload(): Promise<PlanNews | null>;
}
