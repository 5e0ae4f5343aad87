import { type CaptureReport, type ChangeJudgement, type ChangesJudged, type PageUrl, type RefreshFigures, type ReportPage, type ReportRefusal, type Streamed } from "#model/index.js";
import type { Assessment } from "./assess.js";
import type { PageAssessment } from "./page-verdict.js";
import { type ReportFigures } from "./summary.js";
/** What the run knows and the sightings do not. */
export interface RunFacts {
    readonly finishedAt: number;
    readonly strategy: string;
    readonly delayMs: number;
    readonly requests: number;
    readonly bytes: number;
    readonly warcs: readonly string[];
    readonly notes: readonly string[];
    readonly refusals?: readonly ReportRefusal[];
    /** What the detector says of pages that differ. */
    readonly changes: {
        readonly byPage: ReadonlyMap<PageUrl, ChangeJudgement>;
        readonly summary: ChangesJudged;
    };
    readonly cancelled?: boolean;
    readonly imported?: boolean;
    readonly refresh?: RefreshFigures;
}
/** Makes the report that every reporter reads; its pages are made one at a time as they are asked for. */
export declare function buildReport(assessment: Assessment, { changes, ...facts }: RunFacts, summary?: ReportFigures): Streamed<CaptureReport>;
/** What a report says of one page. */
export declare function reportPage(assessed: PageAssessment, change?: ChangeJudgement): ReportPage;
