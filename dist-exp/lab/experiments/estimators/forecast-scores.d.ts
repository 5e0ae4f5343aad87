/** One class of the calibration: forecasts near each other, and how often they came true. */
export interface CalibrationClass {
    readonly forecasts: number;
    readonly meanForecast: number;
    readonly cameTrue: number;
}
/** Collects forecasts of "it will be unchanged" with what happened. */
export declare class ForecastScores {
    #private;
    /** Takes in one forecast. */
    add(forecast: number, unchanged: boolean): void;
    /** Ends a round of forecasts made at one time; each round counts the same, however many pages it had. */
    endRound(): void;
    /** Mean over the rounds; NaN before the first. */
    get logLoss(): number;
    /** The classes that were used. */
    get calibration(): CalibrationClass[];
}
