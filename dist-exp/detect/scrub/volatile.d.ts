import type { Digest } from "#model/index.js";
import { type PageElement, type PageModel } from "../page/page-model.js";
/** Places learned as volatile; fixed once made, and named by their digest like any rule set. */
export interface VolatileRegions {
    readonly digest: Digest;
    /** Places, or single slots of a place (`place #2`). */
    readonly places: readonly string[];
    /** Lines that never change inside a volatile region ("Learn more"), as `place = line`. */
    readonly furniture: readonly string[];
    /** Sentences inside a volatile region that do not take part in its variation, as `place = line`. */
    readonly own: readonly string[];
    /** Whether an element stands in a volatile region; `slot` is its number among the elements of its place. */
    has(element: PageElement, slot: number): boolean;
}
/** Makes regions from known places, for example from a user's rule or an earlier session. */
export declare function volatileRegions(places: Iterable<string>, { furniture, own }?: {
    furniture?: readonly string[];
    own?: readonly string[];
}): VolatileRegions;
/** Learns the volatile regions of one page from its sightings, given in order of time. */
export declare class VolatilityLearner {
    #private;
    /** Takes the next sighting. */
    see(page: PageModel): void;
    /** Takes two fetches made back to back: what differs between them varies by itself, at once and for sure. */
    seeBackToBack(first: PageModel, second: PageModel): void;
    /** What has been learned so far. */
    regions(): VolatileRegions;
}
