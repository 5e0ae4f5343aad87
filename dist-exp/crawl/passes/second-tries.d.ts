import { type FrontierPage, type PageUrl } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** The second tries of one visit pass. */
export declare class SecondTries {
    #private;
    constructor(run: Pick<CaptureRun, "frontier" | "seen">);
    /** Whether the page has its second try. */
    has(url: PageUrl): boolean;
    /** Pages that are tried once more from now on; those found by them get their own try. */
    take(): FrontierPage[];
    /** What report and certificate say of pages that may be tried again and are not. */
    notes(): string[];
}
/** Pages that a limit raised since lets in again. */
export declare function readmitted({ admission, frontier }: CaptureRun): Promise<FrontierPage[]>;
