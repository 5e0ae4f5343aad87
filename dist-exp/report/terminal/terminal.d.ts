import { type CaptureReport } from "#model/index.js";
/** How the terminal report is written. */
export interface TerminalOptions {
    readonly colour: boolean;
    /** Columns of the terminal; at least 60 and at most 120 are used. */
    readonly width: number;
    /** Files written, beside the WARCs that the report names itself. */
    readonly files?: readonly string[];
    /** Most pages listed of each kind that is not sharp. */
    readonly mostPages?: number;
}
/** The whole report as text that ends with a line end. */
export declare function renderTerminal(report: CaptureReport, options: TerminalOptions): string;
