import { type PageChanges } from "#model/index.js";
import { type Significance } from "#mine/index.js";
import { type WeeklyVersions } from "../../histories/weekly-versions.js";
/** Transition from the version before to that of one week. */
export interface WeekChange extends PageChanges {
    readonly significance: Significance;
    /** 1 for each directory with a change somewhere below. */
    readonly touched: Uint8Array;
}
/** All transitions of a history; number k leads from week k − 1 to week k (number 0 from nothing). */
export declare function weekChanges(versions: WeeklyVersions, alpha: number): WeekChange[];
