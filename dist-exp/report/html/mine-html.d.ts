import type { MineReport } from "#model/index.js";
/** The whole page; every string from the web is escaped. */
export declare function renderMineHtml(report: MineReport): string;
