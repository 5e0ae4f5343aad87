import type { Clock } from "#ports/index.js";
import type { CaptureState } from "../run/capture-state.js";
import type { SeenPages } from "../run/seen-pages.js";
import type { OpenLooks } from "./open-looks.js";
/** What is counted. */
interface BudgetParts {
    readonly clock: Clock;
    readonly state: Pick<CaptureState, "capture" | "settings" | "isVisiting">;
    readonly seen: Pick<SeenPages, "requests">;
    readonly open: Pick<OpenLooks, "size">;
}
/** The budget of a running capture. */
export declare class Budget {
    #private;
    constructor(parts: BudgetParts);
    /** Why nothing more is asked for, of visits or of all that comes after them; `null` while there is something left. */
    requestsSpent(): string | null;
    /** Whether one more request may be made beside those under way. */
    get hasRoom(): boolean;
    /** The same of the time since the capture's start. */
    timeSpent(): string | null;
    /** How many requests can still be made at this pace. */
    requestsLeft(slotMs: number): number;
}
export {};
