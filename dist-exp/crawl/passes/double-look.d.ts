import { type FrontierPage, type Sighting } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** Chooses the pages and asks again; the second probe is made only where the first differs. */
export declare class DoubleLook {
    #private;
    constructor(run: CaptureRun);
    /** Probes a page right after its visit, when it is in the sample. */
    at(page: FrontierPage, visit: Sighting): Promise<void>;
}
