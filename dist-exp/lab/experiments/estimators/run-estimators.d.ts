import { type RateEstimator } from "#mine/index.js";
import type { PageChanges } from "#model/index.js";
import type { WeeklyVersions } from "../../histories/weekly-versions.js";
import { type CalibrationClass } from "./forecast-scores.js";
/** Weeks ahead that are asked about. */
export declare const HORIZONS: readonly [1, 4, 13];
/** When forecasts are made. */
export interface EstimatorsOptions {
    /** First week with a forecast. */
    readonly from: number;
    /** Number of forecast weeks, spread evenly over the rest of the history. */
    readonly rounds: number;
    readonly estimators: readonly RateEstimator[];
}
/** The defaults: a year of learning, twelve forecasts, all estimators. */
export declare const ESTIMATORS_DEFAULTS: EstimatorsOptions;
/** One estimator's row. */
export interface EstimatorRow {
    readonly estimator: string;
    readonly logLoss: number;
    readonly calibration: readonly CalibrationClass[];
}
/** What `lab estimators` found on one history. */
export interface EstimatorsResult {
    readonly experiment: "estimators";
    readonly history: string;
    readonly forecastWeeks: readonly number[];
    readonly rows: readonly EstimatorRow[];
}
/** Runs all estimators through one history. */
export declare function runEstimators(versions: WeeklyVersions, changes: readonly PageChanges[], options?: EstimatorsOptions): EstimatorsResult;
