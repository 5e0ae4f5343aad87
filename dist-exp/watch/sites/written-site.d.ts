import type { SitePlan } from "#model/index.js";
/** Keys with their values in words, in the order of the guide. */
export declare function writtenSite(site: SitePlan): readonly (readonly [key: string, value: string])[];
