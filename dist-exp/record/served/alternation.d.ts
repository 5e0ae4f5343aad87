import type { CalmRun, ServedSpan } from "#ports/index.js";
import type { AnswerRun } from "./answer-run.js";
/** A content that comes back within this time alternates; as long must a page be calm to be the public's again. */
export declare const ALTERNATION_MS = 600000;
/** So many equal answers in a row make a page calm. */
export declare const CALM_ANSWERS = 10;
/** Whether a new content behind these spans shows that the page alternates. */
export declare function isAlternating(spans: readonly ServedSpan[], run: AnswerRun, content: number): boolean;
/** The equal answers in a row, with these. */
export declare function calmer(calm: CalmRun, run: AnswerRun, content: number): CalmRun;
/** Whether so many equal answers over so long a time came that the page is one page again. */
export declare function isCalm({ count, since }: CalmRun, run: AnswerRun): boolean;
