import type { ToldTier } from "../evidence/told.js";
/** A look of ours, by its record. */
export interface ComparedLook {
    readonly capture: string;
    readonly record: string;
    readonly sentAt: number;
    readonly lastByteAt: number;
    readonly status: number;
    readonly contentDigest: string;
}
/** A span that is told, by the record of its content. */
export interface ComparedSpan {
    readonly tier: ToldTier;
    readonly capture: string;
    readonly record: string;
    readonly from: number;
    readonly to: number;
    readonly status: number;
    readonly contentDigest: string;
}
/** What is other: of a source its content alone is compared, since it has no head. */
export type ComparedBy = "status" | "location" | "content type" | "content";
/** A look, and what is told of the same time. */
export interface ToldDifference {
    readonly url: string;
    readonly by: ComparedBy;
    readonly look: ComparedLook;
    readonly told: ComparedSpan;
}
/** A look that showed what the owner had replaced or withdrawn before it. */
export interface StaleLook {
    readonly url: string;
    readonly look: ComparedLook;
    readonly told: ComparedSpan;
}
/** A list of which the beginning is held, in order of address. */
export interface CountedList<T> {
    readonly count: number;
    readonly first: readonly T[];
}
/** What a comparison of a site found. */
export interface ToldComparison {
    readonly format: "isochron-compare/1";
    readonly site: string;
    /** Captures of our own, and testimonies of each tier. */
    readonly captures: number;
    readonly testimonies: Readonly<Record<ToldTier, number>>;
    readonly pages: number;
    /** Looks inside a told span, by tier. */
    readonly agree: Readonly<Record<ToldTier, number>>;
    readonly differ: CountedList<ToldDifference>;
    readonly stale: CountedList<StaleLook>;
    /** Current by the newest source, and no look of ours was ever at them. */
    readonly forgotten: CountedList<string>;
    /** Answered with 200 to us or to visitors while the source was told of, and in no source. */
    readonly notInSource: CountedList<string>;
}
/** Whether nothing was found that somebody should look at. */
export declare function agreesThroughout({ differ, stale, forgotten, notInSource }: ToldComparison): boolean;
