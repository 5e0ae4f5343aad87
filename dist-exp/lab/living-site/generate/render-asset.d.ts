import { type PagePlan } from "./page-plan.js";
/** The body of a page that has no HTML of its own; redirects have an empty one. */
export declare function renderAsset(seed: number, page: PagePlan, revision: number): Uint8Array;
