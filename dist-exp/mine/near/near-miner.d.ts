import type { EvolutionRule } from "#model/index.js";
import { type GeneralDeltaTree } from "./general-delta-tree.js";
/** Thresholds of the miner; the names are the paper's. */
export interface NearOptions {
    /** FoC at and above which directories form a positive evolution pattern. */
    readonly beta: number;
    /** CoC at and below −gamma is negative correlation; `null`: from 0.5 down to 0.3 until a rule is found. */
    readonly gamma: number | null;
    /** Least confidence of a rule. */
    readonly theta: number;
    /** Where CoC is 0/0: no rule (`strict`), or one for a directory that never changed significantly (`dormant`). */
    readonly undefinedCorrelation: "strict" | "dormant";
    /** Rules of the root's partition only, as WARM uses for a whole site, or of every directory's. */
    readonly start: "root" | "every";
}
/** The protocol of docs/papers/near-miner.md: root's partition, beta 0.1, theta 0.5, gamma found. */
export declare const NEAR_DEFAULTS: NearOptions;
/** Correlation of Change (Definition 3) from joint counts over m transitions; NaN for 0/0. */
export declare function correlationOfChange(x: number, y: number, both: number, m: number): number;
/** Confidence of X => not Y (Definition 6). */
export declare function confidence(x: number, both: number): number;
/** Mines the negative evolution association rules; none is subsumed by another or by a pattern (Lemma 1). */
export declare function mineRules(gdt: GeneralDeltaTree, options: NearOptions): EvolutionRule[];
