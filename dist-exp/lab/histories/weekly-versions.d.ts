import { DirectoryTree } from "#model/index.js";
import type { History } from "./history.js";
/** A history as the directory miners see it. */
export interface WeeklyVersions {
    readonly history: History;
    readonly tree: DirectoryTree;
    readonly weeks: number;
    /** Events of week k are `firstEvent[k]` to `firstEvent[k + 1] - 1`. */
    readonly firstEvent: Int32Array;
}
/** Cuts a history into weeks; page ids are the tree's page numbers. */
export declare function weeklyVersions(history: History): WeeklyVersions;
/** Walks the weeks in order, keeping the content of every page (0 while absent). */
export declare class WeekWalk {
    #private;
    readonly content: Float64Array;
    /** Weeks taken so far; `content` is the state at the end of week `done - 1`. */
    done: number;
    constructor(versions: WeeklyVersions);
    /** Takes the next week's events into `content`. */
    step(): void;
}
