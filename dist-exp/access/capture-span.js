/** The span of the capture that was running at the time asked for; of several, the one begun last. */
export function captureSpan(captures, { at }) {
    const around = captures.filter(({ startedAt, finishedAt }) => finishedAt !== null && startedAt <= at && at <= finishedAt);
    const last = around.reduce((best, one) => (best && best.startedAt >= one.startedAt ? best : one), null);
    return last && { from: last.startedAt, to: last.finishedAt };
}
