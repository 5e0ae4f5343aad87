// Spans of equal answers and the three ways in which an answer changes them. A claimed interval can only be too short:
// it begins with a last byte and ends with an arrival (docs/evidence.md, a fetch is a span).
import { instant, type Instant } from "#model/index.js";
import type { ServedSpan } from "#ports/index.js";
import type { AnswerRun } from "./answer-run.js";

/** Where a span ends for those behind it: a lone answer is a point. */
export function endOf({ from, to }: ServedSpan): Instant {
  return to > from ? to : from;
}

/** The span with more answers of its content. */
export function extended(span: ServedSpan, run: AnswerRun): ServedSpan {
  return {
    ...span,
    to: later(span.to, run.lastArrivedAt),
    count: span.count + run.count,
    lastAt: later(span.lastAt, run.lastLastByteAt),
  };
}

/** The spans with a new one behind them, which begins after all of theirs have ended. */
export function begun(spans: readonly ServedSpan[], run: AnswerRun, content: number): ServedSpan[] {
  const last = spans.at(-1);
  const from =
    last === undefined ? run.firstLastByteAt : later(run.firstLastByteAt, instant(endOf(last) + 1));
  return [
    ...spans,
    { content, from, to: run.lastArrivedAt, count: run.count, lastAt: later(from, run.lastLastByteAt) },
  ];
}

/**
 * Takes back what was counted since a request arrived that was answered otherwise: when between its arrival and its
 * last byte the server chose that content, nobody knows.
 */
export function trimmed(spans: readonly ServedSpan[], arrivedAt: Instant): ServedSpan[] {
  return spans.map((span) => (span.to > arrivedAt ? { ...span, to: arrivedAt } : span));
}

/** The later of two instants. */
export function later(one: Instant, other: Instant): Instant {
  return one > other ? one : other;
}
