import type { ChangeForecast } from "#mine/index.js";
import { type PageChanges } from "#model/index.js";
import { type RoundTally } from "./delivered-recall.js";
import type { SearchRound } from "./search-round.js";
/** What looks of a round found of a page, the last one that showed anything; `silent` where none did. */
export type RoundFinding = "same" | "changed" | "gone" | "silent";
/** A round that is over. */
export interface EndedRound {
    readonly forecast: ChangeForecast;
    readonly search: SearchRound;
    readonly findings: ReadonlyMap<number, RoundFinding>;
    /** Pages that turned up in it, and the page that led to each; −1 where nobody knows. */
    readonly arrived: ReadonlyMap<number, number>;
    /** Whether the page was looked at by lot alone. */
    readonly isByLot: (page: number) => boolean;
    /** Rounds since the page was last looked at, 1 for the round before. */
    readonly roundsSince: (page: number) => number;
    /** The chance that a change was to be found, before the look. */
    readonly chanceOf: (page: number) => number;
}
/** Changes with the scores at which they were found, and their weights. */
export interface RoundLessons {
    readonly changes: PageChanges;
    readonly scores: readonly number[];
    readonly weights: readonly number[];
    readonly tally: RoundTally;
}
/** Counts a round as the closed loop of the lab counts its weeks (docs/papers/near-miner.md). */
export declare function lessonsOf(round: EndedRound): RoundLessons;
