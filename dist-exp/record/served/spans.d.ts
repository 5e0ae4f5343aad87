import { type Instant } from "#model/index.js";
import type { ServedSpan, ServedVariant } from "#ports/index.js";
import type { AnswerRun } from "./answer-run.js";
/** Where a span ends for those behind it: a lone answer is a point. */
export declare function endOf({ from, to }: ServedSpan): Instant;
/** The span with more answers of its content. */
export declare function extended(span: ServedSpan, run: AnswerRun): ServedSpan;
/**
 * The spans with a new one behind them, which begins after all of theirs have ended. Answers in several codings are put
 * together each for itself, so that others may lie between those of this run: unless all of them had ended before its
 * first, it proves nothing but its last.
 */
export declare function begun({ spans, until }: Pick<ServedVariant, "spans" | "until">, run: AnswerRun, content: number): ServedSpan[];
/**
 * Takes back what was counted of other contents since a request arrived that was answered with this one (`null`: one
 * that is not kept): when between its arrival and its last byte the server chose that content, nobody knows.
 */
export declare function trimmed(spans: readonly ServedSpan[], arrivedAt: Instant, content: number | null): ServedSpan[];
/** The later of two instants. */
export declare function later(one: Instant, other: Instant): Instant;
