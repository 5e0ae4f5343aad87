import type { MinedPage, MineReport } from "#model/index.js";
import { type PageLooks } from "./rates/rate-estimator.js";
/** Counts and forecasts of the pages that are there, in their order. */
export declare function minedPages(looks: readonly (PageLooks | null)[], paths: readonly string[]): MinedPage[];
/** The pages forecast to change most. */
export declare function busiestPages(pages: readonly MinedPage[]): MinedPage[];
/** Pages by the changes seen of them, and by the rate forecast for them. */
export declare function pageClasses(pages: readonly MinedPage[]): Pick<MineReport, "countClasses" | "rateClasses" | "unforecast">;
