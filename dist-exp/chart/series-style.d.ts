/** Colour of the k-th series. */
export declare function seriesColour(k: number): string;
/** Dash pattern of the k-th series; `null` is a solid line. */
export declare function seriesDash(k: number): string | null;
