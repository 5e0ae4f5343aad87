import { type Reading } from "#detect/index.js";
import type { PageUrl, ServerHabits, SurveyReport } from "#model/index.js";
import type { SurveyFetch } from "./survey-fetch.js";
/** What the answers have in common. */
export declare function habitsOf({ answers, failures }: SurveyFetch, notModified: boolean | null): ServerHabits;
/** What a suggestion rests on. */
export interface SuggestionBasis {
    readonly home: PageUrl;
    readonly pages: number;
    readonly crawlDelaySeconds: number | null;
    readonly habits: ServerHabits;
    readonly delayMs: number;
    readonly captureOptions: readonly string[];
}
/** Visits and revisits, one after the other at the host's pace. */
export declare function suggestionFor(basis: SuggestionBasis): SurveyReport["suggestion"];
/** Counts the documents looked at, and those that need a browser by what shows it. */
export declare class DocumentTally {
    #private;
    add({ outcome, content }: Reading): void;
    get found(): SurveyReport["documents"];
}
