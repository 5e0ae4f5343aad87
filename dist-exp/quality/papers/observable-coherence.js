/** The intersection of [μ, t(p)], closed at the right since the content was seen there; `null` when empty. */
export function observableInterval(downloads) {
    return closedIntersection(downloads, ({ lastChangeAt, downloadedAt }) => [lastChangeAt, downloadedAt]);
}
/** What closed intervals have in common; `null` when that is nothing, or there are none. */
export function closedIntersection(items, intervalOf) {
    if (items.length === 0)
        return null;
    let [from, to] = [-Infinity, Infinity];
    for (const item of items) {
        const [start, end] = intervalOf(item);
        from = Math.max(from, start);
        to = Math.min(to, end);
    }
    return from <= to ? { from: from, to: to } : null;
}
