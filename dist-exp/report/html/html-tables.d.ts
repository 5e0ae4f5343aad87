import { type CaptureReport } from "#model/index.js";
/** Coherence by class, the three tiers side by side. */
export declare function classesTable(report: CaptureReport): string;
/** Every verdict that occurs, with its meaning. */
export declare function verdictsTable(report: CaptureReport): string;
/** Every page, those that are not sharp first; a very long list is cut and says so. */
export declare function pagesTable(report: CaptureReport): string;
/** A table that scrolls by itself; cells are markup. */
export declare function table(head: readonly string[], rows: readonly string[], options: {
    readonly numeric?: number;
    readonly sortable?: boolean;
}): string;
