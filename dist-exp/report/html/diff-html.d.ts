import type { DiffView } from "#model/index.js";
/** Two columns, or one below the other. */
export type DiffLayout = "side-by-side" | "inline";
/** The whole page; every string from the web is escaped. */
export declare function renderDiffHtml(view: DiffView, layout: DiffLayout): string;
