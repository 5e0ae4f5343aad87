// Spans of equal answers and the three ways in which an answer changes them. A claimed interval can only be too short:
// it begins with a last byte and ends with an arrival (docs/evidence.md, a fetch is a span).
import { instant } from "#model/index.js";
/** Where a span ends for those behind it: a lone answer is a point. */
export function endOf({ from, to }) {
    return to > from ? to : from;
}
/** The span with more answers of its content. */
export function extended(span, run) {
    return {
        ...span,
        to: later(span.to, run.lastArrivedAt),
        count: span.count + run.count,
        lastAt: later(span.lastAt, run.lastLastByteAt),
    };
}
/**
 * The spans with a new one behind them, which begins after all of theirs have ended. Answers in several codings are put
 * together each for itself, so that others may lie between those of this run: unless all of them had ended before its
 * first, it proves nothing but its last.
 */
export function begun({ spans, until }, run, content) {
    const isBetween = until !== null && run.firstLastByteAt <= until;
    const earliest = isBetween ? later(run.lastLastByteAt, instant(until + 1)) : run.firstLastByteAt;
    const last = spans.at(-1);
    const from = last === undefined ? earliest : later(earliest, instant(endOf(last) + 1));
    const to = isBetween ? from : run.lastArrivedAt;
    return [...spans, { content, from, to, count: run.count, lastAt: later(from, run.lastLastByteAt) }];
}
/**
 * Takes back what was counted of other contents since a request arrived that was answered with this one (`null`: one
 * that is not kept): when between its arrival and its last byte the server chose that content, nobody knows.
 */
export function trimmed(spans, arrivedAt, content) {
    return spans.map((span) => span.content !== content && span.to > arrivedAt ? { ...span, to: arrivedAt } : span);
}
/** The later of two instants. */
export function later(one, other) {
    return one > other ? one : other;
}
