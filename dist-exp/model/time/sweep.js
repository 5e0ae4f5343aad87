/** The coverage at every start and end, and at one further instant; the greatest is among them. In order of time. */
export function* coverage(intervals, further = Infinity) {
    const starts = sortedBy(intervals, (interval) => interval.from);
    const ends = sortedBy(intervals, (interval) => interval.to);
    yield* sweep({ at: (i) => intervals[starts[i]].from, weightOf: (i) => intervals[starts[i]].weight }, { at: (i) => intervals[ends[i]].to, weightOf: (i) => intervals[ends[i]].weight }, { count: intervals.length, further });
}
/** The same for intervals of weight 1, given by all their starts and all their ends in rising order. */
export function* plainCoverage(starts, ends, further = Infinity) {
    const points = (sorted) => ({ at: (i) => sorted[i], weightOf: () => 1 });
    yield* sweep(points(starts), points(ends), { count: starts.length, further });
}
function* sweep(starts, ends, { count, further }) {
    const startAt = (i) => (i < count ? starts.at(i) : Infinity);
    const endAt = (i) => (i < count ? ends.at(i) : Infinity);
    let [opened, closed, weight, pending] = [0, 0, 0, further];
    for (;;) {
        const at = Math.min(startAt(opened), endAt(closed), pending);
        if (at === Infinity)
            return;
        while (startAt(opened) === at)
            weight += starts.weightOf(opened++);
        yield { at: at, weight };
        // Closed at the right: an interval still counts at its end.
        while (endAt(closed) === at)
            weight -= ends.weightOf(closed++);
        if (pending === at)
            pending = Infinity;
    }
}
/** The same as steps: the weight holds from `at` until the next step. Instants are whole milliseconds. */
export function coverageSteps(intervals) {
    const starts = sortedBy(intervals, (interval) => interval.from);
    const ends = sortedBy(intervals, (interval) => interval.to);
    const startAt = (i) => (i < starts.length ? intervals[starts[i]].from : Infinity);
    const goneAt = (i) => (i < ends.length ? intervals[ends[i]].to + 1 : Infinity);
    const steps = [];
    let [opened, closed, weight] = [0, 0, 0];
    for (let at = Math.min(startAt(0), goneAt(0)); at < Infinity; at = Math.min(startAt(opened), goneAt(closed))) {
        while (startAt(opened) === at)
            weight += intervals[starts[opened++]].weight;
        while (goneAt(closed) === at)
            weight -= intervals[ends[closed++]].weight;
        steps.push({ at: at, weight });
    }
    return steps;
}
function sortedBy(intervals, key) {
    const keys = Float64Array.from(intervals, key);
    return Uint32Array.from(intervals.keys()).sort((a, b) => keys[a] - keys[b]);
}
