import { type CaptureReport, type Coherence, type ReportPage, type PageLabel } from "#model/index.js";
/** The first sentence of every report: observed only. */
export declare function headline(report: CaptureReport): string;
/** Said right below the headline: what a percentage of identical responses does not cover; `null` when there is nothing. */
export declare function scriptBuiltSentence({ scriptBuilt, documents }: CaptureReport): string | null;
/** How showing documents in a browser went; `null` when none was shown. */
export declare function renderedSentence({ rendered }: Pick<CaptureReport, "rendered">): string | null;
/** Whether it speaks of one moment: looks of a watch and testimonies do not. */
export declare function speaksOfMoment({ refresh, testimony }: CaptureReport): boolean;
/** What the planner promised beside the bound; `null` when it promised nothing. */
export declare function expectation(report: CaptureReport): string | null;
/** Where the planned t* was not the best one found afterwards; `null` when they agree. */
export declare function plannedTimePoint(report: CaptureReport): string | null;
/** The classes of a report, each over its own fixed denominator; composites that scripts build are counted apart. */
export declare function classesOf(report: CaptureReport): readonly (readonly [name: string, figures: Coherence])[];
/** What is held of the responses that make pages sharp; `null` when nothing is sharp or nobody counted. */
export declare function bodiesSentence({ bodies, all }: Pick<CaptureReport, "bodies" | "all">): string | null;
/** The pages without an observed claim, in the report's order. */
export declare function notSharp(report: CaptureReport): ReportPage[];
/** How much of what differed matters, in one sentence; `null` when nothing differed or nothing was compared. */
export declare function changesSentence({ changes }: CaptureReport): string | null;
/** The scrubbed figure, apart from all others; `null` when no page read the same or none was compared. */
export declare function scrubbedSentence({ changes }: CaptureReport): string | null;
/** Pages that differ, what matters most first. */
export declare function judgedPages(report: CaptureReport): (ReportPage & Required<Pick<ReportPage, "change">>)[];
/** What was not asked for, by code: pages of the denominator, and URLs counted beside it. */
export declare function refusalsOf(report: CaptureReport): {
    code: string;
    figures: string;
    meaning: string;
}[];
/** How many pages carry each label. */
export declare function labelsOf(report: CaptureReport): {
    label: PageLabel;
    pages: number;
    meaning: string;
}[];
