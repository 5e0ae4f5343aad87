import type { Random } from "#ports/index.js";
import { type ComparedSite, type RateKnowledge } from "./capture-case.js";
/** How the history is captured. */
export interface HistoryCaptureOptions {
    readonly file: string;
    readonly slotSeconds: number;
    readonly runs: number;
    readonly rates: RateKnowledge;
    readonly random: Random;
}
/** Captures at random times of the history's second half. */
export declare function historyCases(options: HistoryCaptureOptions): Promise<ComparedSite>;
