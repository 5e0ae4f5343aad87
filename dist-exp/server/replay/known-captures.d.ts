import type { Capture } from "#model/index.js";
import type { CaptureStore } from "#ports/index.js";
/** The list of captures, a second old at most. */
export declare class KnownCaptures {
    #private;
    constructor(store: Pick<CaptureStore, "list">);
    /** All captures. */
    list(): Promise<readonly Capture[]>;
}
