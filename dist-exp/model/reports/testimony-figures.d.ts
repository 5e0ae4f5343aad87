import type { ToldTier } from "../evidence/told.js";
/** What the owner or a recorder tells, counted. */
export interface TestimonyFigures {
    readonly tier: ToldTier;
    /** Where it comes from, in words. */
    readonly by: string;
    readonly pages: number;
    /** Spans that are told, of whichever visitors. */
    readonly versions: number;
    /** Served: equal answers counted, all spans together; 0 for a source. */
    readonly answers: number;
    /** Source: pages of which a version was current when it was taken. */
    readonly current: number;
    /** The first and the last instant told of; `null` when nothing is. */
    readonly from: number | null;
    readonly to: number | null;
}
/** Whose word it is, in short. */
export declare const TELLER: Readonly<Record<ToldTier, string>>;
/** `the owner's own record: 120 pages, 3,412 versions`. */
export declare function testimonyWords({ tier, pages, versions, answers }: TestimonyFigures): string;
/** The same of one that may not be over yet. */
export declare function toldWords({ tier, figures, }: {
    readonly tier: ToldTier;
    readonly figures: TestimonyFigures | null;
}): string;
