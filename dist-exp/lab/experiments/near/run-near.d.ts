import type { History } from "../../histories/history.js";
import { type DirectoryRule } from "./protocol.js";
/** The protocol's settings. */
export interface NearRunOptions {
    /** First training weeks; empty for eight spread over the history. */
    readonly starts: readonly number[];
    /** Windows per start, sliding by one week. */
    readonly windows: number;
    /** Versions to train on. */
    readonly train: number;
    /** Weeks between the last training version and the test version. */
    readonly distance: number;
    /** DoC at and above which a change is significant. */
    readonly alpha: number;
    readonly beta: number;
    /** Recall that the learned rule is asked for. */
    readonly recall: number;
    /** Further recalls, for the curve of bypass against recall. */
    readonly sweep: readonly number[];
    /** Also run the learned rule as a crawler that has been skipping since the first training; seeds its lots. */
    readonly closedLoopSeed?: number;
}
/** docs/papers/near-miner.md, protocol. */
export declare const NEAR_RUN_DEFAULTS: NearRunOptions;
/** One rule's means over all windows; recalls over the windows with at least one change. */
export interface NearRow {
    readonly rule: DirectoryRule | "learned" | "learned, closed loop";
    readonly BR: number;
    readonly OP: number;
    readonly OR: number;
    readonly CR: number | null;
    readonly CRu: number | null;
    /** CRu on the mean of the worst tenth of the windows with a change: bad weeks hide in a mean. */
    readonly worstTenth: number | null;
}
/** One point of a curve over a setting of the protocol. */
export interface NearCurvePoint {
    readonly value: number;
    readonly BR: number;
    readonly CR: number | null;
    readonly CRu: number | null;
}
/** What `lab near` prints with `--json`. */
export interface NearResult {
    readonly experiment: "near";
    readonly history: string;
    readonly windows: number;
    readonly rows: readonly NearRow[];
    /** The dormant rule at other distances between training and test, in weeks (near-miner Figure 5 a). */
    readonly distances: readonly NearCurvePoint[];
    /** The dormant rule with other numbers of training versions (near-miner Figure 5 b). */
    readonly trainings: readonly NearCurvePoint[];
    /** The learned rule for other recalls asked for. */
    readonly sweep: readonly {
        readonly asked: number;
        readonly BR: number;
        readonly CRu: number | null;
    }[];
}
/** Runs all rules over all windows of a history. */
export declare function runNear(history: History, options?: NearRunOptions): NearResult;
/** The start weeks spread over a history as docs/papers/near-miner.md has them: from week 26 to 31 weeks before its end. */
export declare function spreadStarts(weeks: number): number[];
