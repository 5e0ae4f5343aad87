// k-shingles of the slides (slides2010 "Shingles - k-grams"): of characters or words, as a set or as a bag.
/** The slides' rule of thumb: k = 5 for short documents, k = 10 for long ones. */
export function shingleLength(text) {
    return text.length < LONG_DOCUMENT_CHARS ? 5 : 10;
}
// "Long" is left open by the slides; about a printed page.
const LONG_DOCUMENT_CHARS = 3000;
/** The distinct runs of k characters; a shorter, non-empty text is its own only shingle. */
export function characterShingles(text, k) {
    return new Set(characterRuns(text, k));
}
/** The runs of k characters with how often each occurs (the slides' option: count "ab" twice). */
export function characterShingleBag(text, k) {
    return countEach(characterRuns(text, k));
}
/** The distinct runs of k words, joined by one space. */
export function wordShingles(words, k) {
    checkLength(k);
    const shingles = new Set();
    if (words.length === 0)
        return shingles;
    for (let i = 0; i + k <= words.length; i++)
        shingles.add(words.slice(i, i + k).join(" "));
    if (words.length < k)
        shingles.add(words.join(" "));
    return shingles;
}
function* characterRuns(text, k) {
    checkLength(k);
    if (text.length > 0 && text.length < k)
        yield text;
    for (let i = 0; i + k <= text.length; i++)
        yield text.slice(i, i + k);
}
function countEach(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}
function checkLength(k) {
    if (!Number.isInteger(k) || k < 1)
        throw new RangeError(`not a shingle length: ${k}`);
}
