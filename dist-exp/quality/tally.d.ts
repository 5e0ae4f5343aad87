import { type CaptureReport, type PageKind, type PageUrl, type Verdict } from "#model/index.js";
import type { Assessment } from "./assess.js";
import type { PageAssessment } from "./page-verdict.js";
/** Counts over one fixed denominator; tiers are never added up. */
export type Tally = Pick<CaptureReport, "all" | "documents" | "requisites" | "composites" | "scriptBuilt" | "rendered" | "verdicts">;
/** Every verdict, none counted yet. */
export declare function noVerdicts(): Record<Verdict, number>;
/** Counts the judged pages, as a whole and class by class; with weights, sums of weights stand for counts. */
export declare function tally(assessment: Assessment, weightOf?: (page: PageUrl) => number): Tally;
/** The same from pages that come one at a time, in order. */
export declare class PageCount {
    #private;
    constructor({ evidence }: Assessment, weightOf?: (page: PageUrl) => number);
    see(page: PageAssessment): void;
    result(): Tally;
}
/** A link that turned out not to lead to something to read is `other`. */
export declare function kindOf({ page, version }: PageAssessment): PageKind;
