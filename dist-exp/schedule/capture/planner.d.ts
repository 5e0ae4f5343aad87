import type { Survival } from "#model/index.js";
/**
 * How slots are counted. `papers`: visits fill slots −(n−1)…0 and revisits 0…n−1, slot 0 shared, so the
 * innermost page has length 0. `live`: no shared slot, t* between the passes, lengths 1, 3, 5, …
 */
export type SlotModel = "papers" | "live";
/** Plans are compared, and bounded, only within a family. */
export type PlanFamily = "two-visit" | "one-visit" | "hybrid" | "clairvoyant";
/** A page as a planner sees it; survival is in slots. */
export interface PlanPage {
    readonly id: string;
    readonly survival: Survival;
    readonly weight: number;
    /** One fetch after t* is enough for an attested claim. */
    readonly trustedLastModified: boolean;
    /** Indices of the pages it links to; discovery follows these when not all pages are known at the start. */
    readonly links: readonly number[];
}
/** What is to be planned. */
export interface PlanRequest {
    readonly pages: readonly PlanPage[];
    readonly model: SlotModel;
    /** Whether all pages are known at the start, or only the first, the rest turning up through links. */
    readonly known: "all" | "first";
    /** Guess of the number of pages when not all are known. */
    readonly sizeGuess: number | null;
    /** At most this many revisits; `null` for no limit. */
    readonly revisitBudget: number | null;
    /**
     * A page whose chance to be sharp is below this is hopeless. Threshold strategies (spaniol2009, SHARC) give a page
     * up at a conflict probability of η = 1 − threshold or more; SOLAR's τ is a setting of its planner.
     */
    readonly threshold: number;
}
/** A visit–revisit plan; lists hold indices into the request's pages. */
export interface CapturePlan {
    readonly strategy: string;
    readonly family: PlanFamily;
    readonly visits: readonly number[];
    readonly revisits: readonly number[];
    readonly hopeless: readonly number[];
    readonly expectedSharp: number;
    /** No plan of this family reaches more on this request. */
    readonly upperBound: number;
}
/** One strategy. */
export interface CapturePlanner {
    readonly name: string;
    readonly family: PlanFamily;
    plan(request: PlanRequest): CapturePlan;
}
/** Chooses the next visit while pages turn up; used live and in simulations alike. */
export interface VisitQueue {
    /** Pages found, by their index; their survival functions are estimates when live. */
    add(pages: readonly {
        readonly index: number;
        readonly page: PlanPage;
    }[]): void;
    /** The page to visit next, or `null` when none is waiting. */
    next(): number | null;
}
/** A page that was visited, waiting for its revisit; age in slots between its visit and t*, real-valued when live. */
export interface VisitedPage {
    readonly index: number;
    readonly survival: Survival;
    readonly weight: number;
    readonly ageSlots: number;
}
/** A revisit order for the visits that really happened. */
export interface RevisitPlan {
    /** Indices of {@link VisitedPage.index}, first revisit first. */
    readonly order: readonly number[];
    readonly expectedSharp: number;
    readonly upperBound: number;
}
/** A strategy as the live capture runs it: visits one at a time, then the revisits for what really happened. */
export interface LiveStrategy {
    readonly name: string;
    startVisits(options: {
        readonly sizeGuess: number | null;
        readonly threshold: number;
    }): VisitQueue;
    /** At most `budget` revisits, those with the greatest expected gain as the strategy sees it. */
    planRevisits(visited: readonly VisitedPage[], model: SlotModel, budget?: number): RevisitPlan;
}
