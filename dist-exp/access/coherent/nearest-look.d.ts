import { type CapturedSighting, type ClosedInterval, type Instant } from "#model/index.js";
import type { PageEvidence } from "./archive-evidence.js";
import { type ToldOfLook } from "./served-choice.js";
/** A look that is shown for a moment. */
export interface ShownLook extends Pick<ToldOfLook, "tier" | "interval"> {
    readonly sighting: CapturedSighting;
}
/** The nearest state, the earlier of two; those of the capture that the moment lies in come before others, as in replay. */
export declare function nearestLook(page: PageEvidence, at: Instant, within: ClosedInterval | null): ShownLook | null;
