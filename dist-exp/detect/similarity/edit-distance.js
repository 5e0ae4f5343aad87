// Edit distance (slides2010, stage 4): exact Levenshtein for short strings; long texts use the diff's operations.
/** Least number of single-unit insertions, deletions and replacements; a metric. O(|a|·|b|). */
export function levenshtein(a, b) {
    let row = Uint32Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const next = new Uint32Array(b.length + 1);
        next[0] = i;
        for (let j = 1; j <= b.length; j++) {
            const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            next[j] = Math.min(replaced, row[j] + 1, next[j - 1] + 1);
        }
        row = next;
    }
    return row[b.length];
}
