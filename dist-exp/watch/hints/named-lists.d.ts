import { type HintRules, type PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
/** A list before anybody read it. */
export type NamedList = Pick<HintSource, "url" | "kind" | "by" | "hosts">;
/** Asked for the sitemaps that a seed's robots.txt names. */
export type SitemapsOf = (seed: PageUrl) => Promise<readonly string[]>;
/** Lists that the plan asks for. */
export declare function plannedLists({ sitemaps, feeds, oai }: HintRules, seeds: readonly PageUrl[], sitemapsOf: SitemapsOf): Promise<NamedList[]>;
/** Whether a source is one that the plan no longer asks for; what robots.txt leaves out for once is kept. */
export declare function isUnplanned({ by, url }: HintSource, rules: HintRules): boolean;
/** Front pages and directory indexes: where sites name their feeds. */
export declare function mayNameFeeds(url: PageUrl): boolean;
