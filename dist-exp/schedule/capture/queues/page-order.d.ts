import type { PlanPage } from "../planner.js";
/** Indices 0…n−1 of the pages. */
export declare function allPages(pages: readonly PlanPage[]): number[];
/** The given pages, hottest first. */
export declare function hottestFirst(pages: readonly PlanPage[], indices: readonly number[]): number[];
/** The given pages, coldest first: exactly the reverse of {@link hottestFirst}. */
export declare function coldestFirst(pages: readonly PlanPage[], indices: readonly number[]): number[];
