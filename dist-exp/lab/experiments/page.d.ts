import { type Table } from "./table.js";
/** What the page shows; charts are SVG strings from the chart folder. */
export interface ExperimentPage {
    readonly title: string;
    readonly about: readonly string[];
    readonly charts: readonly string[];
    readonly tables: readonly Table[];
}
/** The whole document. */
export declare function experimentHtml({ title, about, charts, tables }: ExperimentPage): string;
