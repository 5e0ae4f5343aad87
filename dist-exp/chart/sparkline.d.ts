/** The line as an SVG string; `share` in [0, 1], oldest first. From the lowest to the highest of all shares there can be. */
export declare function sparkline(points: readonly {
    readonly at: number;
    readonly share: number;
}[]): string;
