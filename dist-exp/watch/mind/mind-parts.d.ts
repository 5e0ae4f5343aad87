import type { RefreshKnowledge } from "#mine/index.js";
import type { SavedColumns } from "#packed/index.js";
import type { MindHead } from "./mind-file.js";
import type { RefreshMindSettings } from "./mind-settings.js";
import type { PlannerRun } from "./planner-run.js";
/** The state behind a mind. */
export interface MindParts {
    readonly knowledge: RefreshKnowledge;
    /** `null` for the strategy that reads the knowledge itself. */
    readonly planner: PlannerRun | null;
    /** Page numbers and weights by row, and rows by number. */
    readonly numbers: number[];
    readonly weights: number[];
    readonly rows: Map<number, number>;
    /** The period that planners count from, that in which priors were learned last, and the last choice's bar. */
    readonly scalars: {
        base: number;
        learnedIn: number;
        bar: number;
    };
}
/** Fills a new mind with saved columns; what does not fit together is a FormatError. */
export declare function restoreMind<Mind>(head: MindHead, columns: SavedColumns, make: (settings: RefreshMindSettings) => {
    mind: Mind;
    parts: MindParts;
}): Mind;
