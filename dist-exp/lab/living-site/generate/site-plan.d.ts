import { type SitePlan } from "./page-plan.js";
import type { FateSettings } from "../settings.js";
/** Lays out a site of exactly the given number of pages. */
export declare function planSite(seed: number, pageCount: number, fates: FateSettings): SitePlan;
