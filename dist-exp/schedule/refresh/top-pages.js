// The M pages with the greatest scores, in linear time plus the sorting of the chosen.
/** Page numbers by falling score, ties by number; NaN is never chosen. */
export function topPages(scores, most) {
    const wanted = Math.min(most, scores.length);
    if (wanted <= 0)
        return new Int32Array(0);
    const limit = wanted === scores.length ? -Infinity : nthGreatest(scores.slice(), wanted - 1);
    const chosen = [];
    for (let page = 0; page < scores.length; page++)
        if (scores[page] > limit)
            chosen.push(page);
    for (let page = 0; page < scores.length && chosen.length < wanted; page++) {
        if (scores[page] === limit)
            chosen.push(page);
    }
    return Int32Array.from(chosen.sort((a, b) => scores[b] - scores[a] || a - b));
}
/** Hoare's selection, pivot by the median of three; reorders the array. */
function nthGreatest(values, n) {
    for (let i = 0; i < values.length; i++)
        if (Number.isNaN(values[i]))
            values[i] = -Infinity;
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
        const pivot = medianOfThree(values[low], values[(low + high) >>> 1], values[high]);
        let i = low;
        let j = high;
        while (i <= j) {
            while (values[i] > pivot)
                i++;
            while (values[j] < pivot)
                j--;
            if (i > j)
                break;
            [values[i], values[j]] = [values[j], values[i]];
            i++;
            j--;
        }
        if (n <= j)
            high = j;
        else if (n >= i)
            low = i;
        else
            break;
    }
    return values[n];
}
function medianOfThree(a, b, c) {
    return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
