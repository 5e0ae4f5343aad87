import { type Instant } from "#model/index.js";
import type { SiteSettings } from "../settings.js";
import type { SitePage } from "./site-page.js";
/** What a generated site is made from. */
export interface GeneratedSiteOptions {
    readonly seed: number;
    readonly pages: number;
    readonly startAt: Instant;
    readonly settings: SiteSettings;
}
/** Generates the pages; the same options give the same site, byte for byte and instant for instant. */
export declare function generateSite(options: GeneratedSiteOptions): SitePage[];
