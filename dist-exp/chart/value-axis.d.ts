/** Maps values to coordinates, with the values worth marking. */
export interface ValueAxis {
    readonly ticks: readonly number[];
    at(value: number): number;
    label(value: number): string;
}
/** A linear axis over at least the given values, from coordinate `start` to `end`, with about five marks. */
export declare function valueAxis(values: readonly number[], start: number, end: number): ValueAxis;
