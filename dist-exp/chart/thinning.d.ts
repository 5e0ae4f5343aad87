/** Per half pixel the highest step and the last: a narrow top is kept, and so is the level that goes on. */
export declare function highestPerPixel<T extends {
    readonly at: number;
    readonly count: number;
}>(steps: readonly T[], x: (at: number) => number): T[];
/** Keeps at most about `most` items, one in `oneIn` of each class and at least one of every class, in order. */
export declare function thin<T>(items: readonly T[], most: number, classOf: (item: T) => string): {
    readonly kept: readonly T[];
    readonly oneIn: number;
};
