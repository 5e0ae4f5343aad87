import { type Measure, type PageUrl } from "#model/index.js";
import type { Assessment } from "../assess.js";
/** Shares of the weight at t*, class by class and tier by tier; tiers are never added up. */
export declare function importanceMeasure(assessment: Assessment, importanceOf: (url: PageUrl) => number): Measure;
/** The instant at which the most weight is proved, which may be another than the one with the most pages. */
export declare function bestTimeMeasure(assessment: Assessment, importanceOf: (url: PageUrl) => number): Measure;
