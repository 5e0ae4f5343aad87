import type { Verdict } from "#model/index.js";
/** Height that the legend takes at the given width. */
export declare function legendHeight(counts: ReadonlyMap<Verdict, number>, width: number): number;
/** Draws the legend with its first line at the given place. */
export declare function drawLegend(counts: ReadonlyMap<Verdict, number>, at: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
}): string;
