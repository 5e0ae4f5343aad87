// When commits were made, as far as their dates agree. Commits of a branch follow each other, but their dates need not:
// clocks are wrong, and imports carry what they like. A date is believed only where every way of keeping as many dates
// as possible in order keeps it; of the others it is known only that they lie between the believed ones around them.
import { instant } from "#model/index.js";
/** Dates in seconds, the first commit first; whatever lies after `takenAt` or is no date at all is not believed. */
export function commitTimes(seconds, takenAt) {
    const isDate = (at) => Number.isSafeInteger(at) && at > 0 && at * 1000 <= takenAt;
    const believed = inEveryLongest(seconds.map((at) => (isDate(at) ? at : Number.NaN)));
    const earliest = [];
    let before = null;
    for (const [i, at] of seconds.entries()) {
        if (believed[i])
            before = instant(at * 1000);
        earliest.push(before);
    }
    const latest = Array.from({ length: seconds.length });
    let after = takenAt;
    for (let i = seconds.length - 1; i >= 0; i--) {
        if (believed[i])
            after = instant(seconds[i] * 1000);
        latest[i] = after;
    }
    return { earliest, latest, doubted: believed.filter((is) => !is).length };
}
/**
 * Which values are in every longest non-decreasing subsequence: those on some longest one, alone at their place in it
 * (patience sorting from both sides, O(n log n)). NaN is in none.
 */
export function inEveryLongest(values) {
    const ending = longestEnding(values);
    const starting = longestEnding(values.map((value) => -value).toReversed()).toReversed();
    const longest = ending.reduce((most, length) => Math.max(most, length), 0);
    const isOnSome = ending.map((length, i) => length > 0 && length + starting[i] - 1 === longest);
    const atPlace = new Map();
    for (const [i, length] of ending.entries())
        if (isOnSome[i])
            atPlace.set(length, (atPlace.get(length) ?? 0) + 1);
    return ending.map((length, i) => isOnSome[i] && atPlace.get(length) === 1);
}
/** For each value, the length of the longest non-decreasing subsequence that ends with it; 0 for NaN. */
function longestEnding(values) {
    const lasts = [];
    return values.map((value) => {
        if (Number.isNaN(value))
            return 0;
        const place = firstAbove(lasts, value);
        lasts[place] = value;
        return place + 1;
    });
}
/** The first place of a sorted list whose value is larger. */
function firstAbove(sorted, value) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] <= value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
