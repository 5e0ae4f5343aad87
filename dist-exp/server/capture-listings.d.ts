import { type Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { CaptureListing } from "./api-schema.js";
/** Listings of ended captures are made once, and anew when their results or the rules about them change. */
export declare class CaptureListings {
    #private;
    constructor(archive: Archive);
    of(capture: Capture): Promise<CaptureListing>;
    /** The same with what people call each capture, or else its site. */
    titled(capture: Capture): Promise<CaptureListing>;
}
