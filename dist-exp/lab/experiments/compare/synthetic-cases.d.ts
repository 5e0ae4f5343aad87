import type { Random } from "#ports/index.js";
import { type ComparedSite, type RateKnowledge } from "./capture-case.js";
/** What is drawn. */
export interface SyntheticOptions {
    readonly pages: number;
    readonly runs: number;
    readonly rates: RateKnowledge;
    readonly random: Random;
}
/** SOLAR's two sites and one of each kind of drawn site, each captured `runs` times. */
export declare function syntheticCases({ pages, runs, rates, random }: SyntheticOptions): ComparedSite[];
