// Looking things up that stand in order of time.
/** How many of a list come first for which something holds, where it holds for none after them. */
export function countBegun(all, holds) {
    let [low, high] = [0, all.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (holds(all[middle]))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Whether one of several closed intervals, in order and apart, contains an instant. */
export function isWithin(intervals, at) {
    const last = intervals[countBegun(intervals, ({ from }) => from <= at) - 1];
    return last !== undefined && at <= last.to;
}
