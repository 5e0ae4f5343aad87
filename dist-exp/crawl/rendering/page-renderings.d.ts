import { type CapturedSighting, type FrontierPage, type Sighting } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import type { Claims } from "./claims.js";
import { type ShowingPass } from "./rendered-parts.js";
/** Shows a run's documents. */
export declare class PageRenderings {
    #private;
    private constructor();
    /** With those that earlier processes have put on record, which are put there again: their files may be lost. */
    static open(run: CaptureRun, claims: Claims): Promise<PageRenderings>;
    /** Whether a document is to be shown and was not yet. */
    awaits(page: FrontierPage, sighting: Sighting): sighting is CapturedSighting;
    /** Shows a document that awaits it, and returns the pages that were not known before. */
    show(page: FrontierPage, sighting: CapturedSighting, showing: ShowingPass): Promise<FrontierPage[]>;
    /** Ends the browser, if one was started. */
    close(): Promise<void>;
}
