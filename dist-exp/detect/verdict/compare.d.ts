import type { ChangeVerdict, TextSimilarity } from "#model/index.js";
import { type PageDelta } from "../delta/block-delta.js";
import { type PageModel } from "../page/page-model.js";
import type { ScrubRules } from "../scrub/rules.js";
import type { VolatileRegions } from "../scrub/volatile.js";
import type { EditTally, TemplateEdits } from "../template/edit-tally.js";
import { type KnownPages, type StructuralChange } from "./categories.js";
/** What a comparison may know besides the two versions. */
export interface CompareOptions {
    readonly rules: ScrubRules;
    /** Learned before the newer version was seen. */
    readonly regions?: VolatileRegions;
    /** Edits that other pages of the same capture share. */
    readonly template?: TemplateEdits;
    /** Takes this page's edits, for judging it and others again. */
    readonly tally?: EditTally;
    /** The page's address, by which the tally knows it. */
    readonly url?: string;
    readonly known?: KnownPages;
    /** Share of the page's own words from which a change is major. */
    readonly majorShare?: number;
    /** The bytes are the same: the caller has compared their digests. */
    readonly isIdentical?: boolean;
}
/** What changed between two versions, and how much it matters. */
export interface Comparison {
    readonly verdict: ChangeVerdict;
    /** E of bensaad2011 section 3. */
    readonly importance: number;
    readonly similarity: TextSimilarity;
    readonly delta: PageDelta;
    /** ImpBk of each block of the delta; the sum is 1. */
    readonly weights: readonly number[];
    /** Share of the page's own words that differ. */
    readonly share: number;
    readonly structure: StructuralChange;
    readonly explanation: string;
}
/** Compares two versions. */
export declare function compareVersions(before: PageModel, after: PageModel, options: CompareOptions): Comparison;
