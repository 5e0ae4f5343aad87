import { type ServedTier } from "#access/index.js";
import type { Recaptured } from "./paired-captures.js";
/** How the parts of a page are chosen: at one moment for all, or each by itself. */
export type Choice = "coherent" | "nearest" | "first-after";
/** How often what was shown had never stood together. */
export interface ViewTally {
    readonly views: number;
    readonly falseViews: Readonly<Record<Choice, number>>;
    /** Of which no choice of what is held could have been true. */
    readonly unavoidable: number;
    /** Of the coherent ones, by the weakest tier among their parts. */
    readonly byTier: Readonly<Record<ServedTier, {
        readonly views: number;
        readonly falseViews: number;
    }>>;
    /** Of the coherent ones: how far from the wish, on average. */
    readonly meanDistanceMs: number;
    /** False views labelled observed in which a part changed and changed back between two looks. */
    readonly returned: number;
}
/** How views are drawn. */
export interface ViewOptions {
    readonly views: number;
    readonly seed: number;
    readonly patienceMs: number;
}
/** Looks at random documents at random times of the archive's life, chosen in three ways. */
export declare function replayedViews(recaptured: Recaptured, options: ViewOptions): Promise<ViewTally>;
