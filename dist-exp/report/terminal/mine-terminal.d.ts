import type { MineReport } from "#model/index.js";
/** The report as lines of text, no wider than 100 characters where the words allow. */
export declare function renderMineTerminal(report: MineReport): string;
