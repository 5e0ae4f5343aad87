import { type PageUrl } from "#model/index.js";
import type { Truth } from "../../living-site/truth/truth.js";
/** What was there and what of it was seen, first versions aside: every page begins with the look that found it. */
export interface TrueHoldings {
    /** Share of the weight of all versions that looks were answered with; 1 where nothing changed. */
    readonly completeness: number;
    /** Versions that there were since each page's first look, and those seen. */
    readonly versions: number;
    readonly held: number;
    /** Pages that ever were, and those looked at. */
    readonly pages: number;
    readonly pagesSeen: number;
}
/** Sums up the truth; pages weigh as they weigh for the watch. */
export declare function heldByTruth({ pages }: Truth, origin: PageUrl): TrueHoldings;
