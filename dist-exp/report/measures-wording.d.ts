import type { Measure, MeasureFigure } from "#model/index.js";
/** `coherence C 96.7 %`. */
export declare function figureText({ label, value, unit }: MeasureFigure): string;
/** A figure with its unit; a dash where there is nothing to measure. */
export declare function valueText(value: number | null, unit: MeasureFigure["unit"]): string;
/** Where the measure is a time; `null` where it is none. */
export declare function intervalText({ interval }: Measure): string | null;
