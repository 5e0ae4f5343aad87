import type { Measures } from "#model/index.js";
/** How it is written. */
export interface MeasuresTerminalOptions {
    readonly colour: boolean;
    readonly width: number;
}
/** Text that ends with a line end. */
export declare function renderMeasuresTerminal({ of, importance, measures }: Measures, options: MeasuresTerminalOptions): string;
