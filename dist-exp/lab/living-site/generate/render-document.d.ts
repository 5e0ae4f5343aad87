import { type PagePlan, type SitePlan } from "./page-plan.js";
import type { Entity } from "./site-page.js";
import type { ContentState } from "./timeline.js";
/** What is needed to write any document of a site. */
export interface DocumentContext {
    readonly seed: number;
    readonly site: SitePlan;
    readonly titleOf: (path: string) => string;
}
/** The document's HTML; `noise` is what differs from request to request. */
export declare function renderDocument(context: DocumentContext, page: PagePlan, content: ContentState, noise: string | null): string;
/** What absence looks like; the same for every absent address but for its name. */
export declare function absenceOf(path: string): Entity;
/** A line of rotating noise, as "featured today" boxes show it. */
export declare function featured(seed: number, path: string, variant: number): string;
