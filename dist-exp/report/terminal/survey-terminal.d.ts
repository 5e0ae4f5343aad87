import type { SurveyReport } from "#model/index.js";
/** The whole survey as text that ends with a line end; strings from the web are made harmless. */
export declare function renderSurveyTerminal(report: SurveyReport): string;
