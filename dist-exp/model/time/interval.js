/** Whether the closed interval contains the instant. */
export function closedContains(interval, at) {
    return interval.from <= at && at <= interval.to;
}
/** Whether the half-open interval contains the instant. */
export function halfOpenContains(interval, at) {
    return (interval.from === null || interval.from <= at) && (interval.to === null || at < interval.to);
}
