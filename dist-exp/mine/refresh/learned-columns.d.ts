import type { RefreshKnowledge } from "./refresh-knowledge.js";
/** Rows times periods, as bensaad2011's patterns. */
export interface LearnedColumns {
    readonly count: number;
    readonly periods: number;
    readonly rates: Float32Array;
    readonly importances: Float32Array;
}
/** Expected changes of every page in every period of the pattern, own and bulk, and what they weigh. */
export declare function learnedColumns(knowledge: RefreshKnowledge): LearnedColumns;
