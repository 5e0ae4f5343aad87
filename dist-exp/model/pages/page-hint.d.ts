import type { Instant } from "../time/instant.js";
/** How often a page is likely to change, in the words of the sitemap protocol. */
export type ChangeFreq = "always" | "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "never";
/** All of them, the most restless first. */
export declare const CHANGE_FREQS: readonly ChangeFreq[];
/** Where a hint comes from. */
export type HintSource = "sitemap" | "feed" | "oai";
/** What a list of URLs says about one of them; a prior for its rate of change, worth no claim. */
export interface PageHint {
    readonly changeFreq: ChangeFreq | null;
    readonly lastModified: Instant | null;
    readonly source: HintSource;
}
