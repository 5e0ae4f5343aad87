import { type KnownPages } from "#detect/index.js";
import { type ChangeJudgement, type ChangesJudged, type Instant, type PageUrl, type Sighting } from "#model/index.js";
import type { Logger, WarcStore } from "#ports/index.js";
/** A page of which more than one version was seen. */
export interface DifferingPage {
    readonly url: PageUrl;
    readonly sightings: readonly Sighting[];
}
/** What reading and comparing needs. */
export interface JudgeContext {
    readonly warcs: Pick<WarcStore, "read">;
    readonly asOf: Instant;
    /** The site's pages before and after t*, to tell links to new and to removed pages. */
    readonly known: KnownPages;
    /** The scrubbing rules as they were named before the first visit; `null` when they were not. */
    readonly ruleSet: string | null;
    readonly logger: Logger;
    /** Whether the user wants to stop: pages not judged by then stay unjudged, and are counted so. */
    readonly isInterrupted?: () => boolean;
}
/** Verdicts by page, and their sum. */
export interface JudgedChanges {
    readonly byPage: ReadonlyMap<PageUrl, ChangeJudgement>;
    readonly summary: ChangesJudged;
}
/**
 * Judges the difference around t* of every page given; one that cannot be read is counted, not fatal. The pages are
 * gone through twice.
 */
export declare function judgeChanges(pages: Iterable<DifferingPage>, context: JudgeContext): Promise<JudgedChanges>;
