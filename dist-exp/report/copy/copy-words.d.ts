import { type CopyCounts, type CopyHead, type CopyPage, type CopyTier } from "#model/index.js";
/** Everything that is told of a copy. */
export interface CopyTold {
    readonly head: CopyHead;
    readonly counts: CopyCounts;
    readonly pages: readonly CopyPage[];
}
/** One sentence per tier, for people. */
export declare const TIER_MEANING: Readonly<Record<CopyTier, string>>;
/** The tiers that a copy tells of. */
export declare function tiersOf({ choice }: CopyHead): readonly CopyTier[];
/** What the copy is, in one sentence: observed only. */
export declare function copyHeadline({ head, counts }: Pick<CopyTold, "head" | "counts">): string;
/** What a copy cannot be, said once for all. */
export declare function cannotWork(scripts: boolean): string[];
/** Of pages that scripts build a copy as files has the shells: scripts from files may not ask for data. */
export declare function scriptBuiltWords(shells: number): string;
/** What stands behind it, and what does not. */
export declare function proofWords({ imported, certified }: CopyHead): string;
