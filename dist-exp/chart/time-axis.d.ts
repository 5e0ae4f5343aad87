/** The rectangle in which data is drawn. */
export interface Plot {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
}
/** Linear map from instants (epoch milliseconds) to x. */
export interface TimeScale {
    readonly from: number;
    readonly to: number;
    x(at: number): number;
}
/** A scale over the given instants; a single instant gets a little room around it. */
export declare function timeScale(instants: readonly number[], plot: Plot): TimeScale;
/** Ticks at round distances from t*, as `−30 s`, `0`, `+30 s`. */
export declare function offsetTicks(scale: TimeScale, asOf: number, mostTicks?: number): {
    readonly at: number;
    readonly label: string;
}[];
/** Draws the axis under the plot, with faint grid lines. */
export declare function drawTimeAxis(scale: TimeScale, plot: Plot, asOf: number): string;
/** Marks t* through the plot and names its time above. */
export declare function drawAsOf(scale: TimeScale, plot: Plot, asOf: number): string;
