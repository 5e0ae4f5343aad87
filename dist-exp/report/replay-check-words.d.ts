import type { CheckedPage, ReplayCheck, ReplayResult } from "#model/index.js";
/** What each result means. */
export declare const RESULT_WORDS: Readonly<Record<ReplayResult, string>>;
/** Whether there is something to tell of a page: it differs, differs after its steps, or some were not repeated. */
export declare function isToBeTold({ result, steps }: CheckedPage): boolean;
/** What came of a page's steps, in sentences; none where it had none. */
export declare function stepsReasons({ steps }: CheckedPage): string[];
/** The one sentence: how many pages replay shows as their stored bytes do. */
export declare function replayHeadline({ counts, pages }: ReplayCheck): string;
/** What stands below it. */
export declare function replayNotes(check: ReplayCheck): string[];
