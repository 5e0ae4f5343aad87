/** How many of a list come first for which something holds, where it holds for none after them. */
export declare function countBegun<T>(all: ArrayLike<T>, holds: (one: T) => boolean): number;
/** Whether one of several closed intervals, in order and apart, contains an instant. */
export declare function isWithin(intervals: readonly {
    readonly from: number;
    readonly to: number;
}[], at: number): boolean;
