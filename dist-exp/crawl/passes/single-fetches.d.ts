import { type FrontierPage } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** Decides which visits are put off until after t*. */
export declare class SingleFetches {
    #private;
    constructor(run: CaptureRun);
    /** Whether the page is not visited before t*. Seeds are: new pages turn up through them. */
    putsOff(page: FrontierPage): boolean;
    /** Pages of hosts whose stamps were contradicted meanwhile, or that were not tested: visited after all. */
    takenBack(): FrontierPage[];
}
/** Whether a page was put off: known when the visits were over, and never asked for. */
export declare function isPutOff({ seen }: CaptureRun, { url, state, late }: FrontierPage): boolean;
/** What report and certificate say of it. */
export declare function singleFetchNotes({ state, frontier, seen }: CaptureRun): string[];
