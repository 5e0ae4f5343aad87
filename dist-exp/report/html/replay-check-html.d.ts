import { type ReplayCheck } from "#model/index.js";
/** The whole page; every string from the web is escaped, pictures lie beside it. */
export declare function renderReplayCheckHtml(check: ReplayCheck): string;
