import { type Capture, type CaptureReport, type PageKind, type PageUrl, type ReportPage, type Sighting, type Streamed, type TestimonyFigures, type TestimonySettings } from "#model/index.js";
/** Counts what a testimony tells, page by page. */
export declare class TestimonyTally {
    #private;
    constructor(settings: TestimonySettings);
    see(sighting: Sighting): void;
    /** All of it together. */
    figures(): TestimonyFigures;
    /** What a report says of a page. */
    reportPage(url: PageUrl, kind: PageKind): ReportPage;
}
/** What the report of a testimony is made of. */
export interface TestimonyFacts {
    readonly capture: Capture;
    readonly finishedAt: number;
    readonly tally: TestimonyTally;
    readonly pages: Iterable<{
        readonly url: PageUrl;
        readonly kind: PageKind;
    }>;
    readonly bytes: number;
    readonly warcs: readonly string[];
    readonly notes: readonly string[];
}
/** The report of a testimony: its figures, and every page with the time from its first to its last version. */
export declare function testimonyReport(facts: TestimonyFacts): Streamed<CaptureReport>;
