import { type PageElement } from "../page/page-model.js";
import type { Operation } from "../delta/block-delta.js";
import type { ScrubRules } from "../scrub/rules.js";
/** What the archive knows of the site's pages; addresses as given, without fragment. */
export interface KnownPages {
    /** Pages known before the new version was seen. */
    readonly before: Iterable<string>;
    /** Pages there when the new version was seen. */
    readonly after: Iterable<string>;
}
/** Text changed in at least this share of the page's own words is a "large section": the slides set no number. */
export declare const MAJOR_SHARE = 0.05;
/**
 * Words that the page has lost or gained, whichever is more, as a share of its own words: counted over the whole page,
 * since how its lines are cut or in which elements they stand says nothing. What does not count is taken out.
 */
export declare function changedShare(before: readonly PageElement[], after: readonly PageElement[], operations: readonly Operation[], words: number): number;
/** Links that lead to pages new to the site, or that led to pages now gone. */
export interface StructuralChange {
    readonly toNew: readonly string[];
    readonly toRemoved: readonly string[];
}
/** Resolves link operations against the site's known pages. */
export declare function structuralChange(operations: readonly Operation[], known: KnownPages, rules: ScrubRules): StructuralChange;
