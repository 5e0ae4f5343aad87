import type { DiffView } from "#model/index.js";
/** How a diff is printed. */
export interface DiffTerminalOptions {
    readonly colour: boolean;
    readonly width?: number;
    /** Unchanged lines shown around a change. */
    readonly context?: number;
}
/** The whole diff; every string from the web is made harmless. */
export declare function renderDiffTerminal(view: DiffView, options: DiffTerminalOptions): string;
