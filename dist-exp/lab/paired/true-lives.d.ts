import { type CapturedSighting, type HalfOpenInterval } from "#model/index.js";
import type { Truth } from "../living-site/truth/truth.js";
/** A look that is shown, and the time for which it is. */
export interface Shown {
    readonly sighting: CapturedSighting;
    readonly interval: HalfOpenInterval | null;
}
/** The truth, asked by what is shown. */
export declare class TrueLives {
    #private;
    constructor({ pages }: Truth);
    /** Whether there was an instant at which every page stood as it is shown. */
    stoodTogether(shown: readonly CapturedSighting[]): boolean;
    /** Whether any choice of these looks, one of each page, stood together. */
    couldStandTogether(looks: readonly (readonly CapturedSighting[])[]): boolean;
    /** Whether the page was in the state at both ends of the interval, and in another between. */
    returnedWithin({ sighting, interval }: Shown): boolean;
}
