import type { ServedPage } from "#ports/index.js";
import type { PageUrl } from "#model/index.js";
import type { AnswerRun, LostSight } from "./answer-run.js";
/** A page that nothing is known of. */
export declare function newPage(url: PageUrl, seen: string): ServedPage;
/** Whether a content that the page did not have before is still kept. */
export declare function takesContent(page: ServedPage, variant: string | null): boolean;
/** Counts a run of answers with one of the page's contents. */
export declare function takeRun(page: ServedPage, run: AnswerRun, content: number): ServedPage;
/** Counts answers whose content is not kept: nothing that was counted goes on over them. */
export declare function unkeptRun(page: ServedPage, run: AnswerRun): ServedPage;
/** Ends all that is counted of a page: answers to it were lost sight of, in this time if that is known. */
export declare function cutPage(page: ServedPage, lost?: LostSight | null): ServedPage;
