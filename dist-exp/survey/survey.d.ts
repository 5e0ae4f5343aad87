import type { AskingWorld } from "#crawl/index.js";
import { type PageUrl, type SurveyReport } from "#model/index.js";
/** How much a survey may ask for. */
export interface SurveyOptions {
    readonly delayMs: number;
    readonly maxRequests: number;
    /** Words that a capture of the site needs on its command line beside what was found; none unless told. */
    readonly captureOptions?: readonly string[];
}
/** Looks at a site without writing anything. */
export declare function surveySite(seed: PageUrl, world: AskingWorld, options: SurveyOptions): Promise<SurveyReport>;
