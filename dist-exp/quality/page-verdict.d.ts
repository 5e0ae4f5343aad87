import { type ClosedInterval, type FrontierPage, type Instant, type LastModifiedTrust, type Sighting, type Verdict, type Version, type PageRendering } from "#model/index.js";
/** Everything the report and the certificate say about one page. */
export interface PageAssessment {
    readonly page: FrontierPage;
    readonly sightings: readonly Sighting[];
    readonly verdict: Verdict;
    readonly reason: string | null;
    readonly evidence: string;
    readonly interval: ClosedInterval | null;
    /** The version held for t*: that of the interval, else the nearest sighting's. */
    readonly version: Version | null;
    readonly possible: boolean;
    /** Of a document that was shown in a browser. */
    readonly rendering?: PageRendering;
}
/** Judges one page at one instant. */
export declare function judgePage(page: FrontierPage, all: readonly Sighting[], at: Instant, trust: LastModifiedTrust | null): PageAssessment;
