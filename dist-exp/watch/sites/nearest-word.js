// What somebody probably meant by a word that is not known.
const LONGEST = 60;
/** The known word that is nearest to it, when it is near enough to be a slip. */
export function nearestWord(word, known) {
    const meant = spelled(word);
    const most = Math.max(1, Math.min(3, Math.floor(meant.length / 3)));
    let best = null;
    for (const one of known) {
        const far = distance(meant, one);
        if (far <= most && far < (best?.far ?? Infinity))
            best = { word: one, far };
    }
    return best?.word ?? null;
}
/** `requestsPerDay` and `requests_per_day` are other habits, not other words. */
function spelled(word) {
    const parted = word.slice(0, LONGEST).replace(/([a-z])([A-Z])/g, "$1-$2");
    return parted.toLowerCase().replace(/[\s_]+/g, "-");
}
/** Letters to be put in, left out or changed (Levenshtein). */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++)
            next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
        row = next;
    }
    return row.at(-1);
}
