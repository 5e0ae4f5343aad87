const [WORDS_BEFORE, WORDS_AFTER, MOST_CHARS] = [3, 9, 160];
/** Compares word by word; how they are spaced and broken into lines is no difference. */
export function compareTexts(stored, replayed) {
    const [these, those] = [wordsOf(stored), wordsOf(replayed)];
    const at = firstDifference(these, those);
    const sameWords = shareOfWords(these, those);
    if (at === null)
        return { isSame: true, sameWords, firstDifference: null };
    return {
        isSame: false,
        sameWords,
        firstDifference: { stored: around(these, at), replayed: around(those, at) },
    };
}
function wordsOf(text) {
    return text
        .normalize("NFC")
        .split(/\s+/)
        .filter((word) => word !== "");
}
function firstDifference(these, those) {
    const longest = Math.max(these.length, those.length);
    for (let at = 0; at < longest; at++)
        if (these[at] !== those[at])
            return at;
    return null;
}
/** Twice the words in common over all words of both. */
function shareOfWords(these, those) {
    if (these.length + those.length === 0)
        return 1;
    const left = new Map();
    for (const word of these)
        left.set(word, (left.get(word) ?? 0) + 1);
    let common = 0;
    for (const word of those) {
        const count = left.get(word) ?? 0;
        if (count === 0)
            continue;
        left.set(word, count - 1);
        common++;
    }
    return (2 * common) / (these.length + those.length);
}
function around(words, at) {
    const from = Math.max(0, at - WORDS_BEFORE);
    const text = words.slice(from, at + WORDS_AFTER).join(" ");
    const quoted = text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text;
    return at >= words.length ? `${quoted} (end)`.trimStart() : quoted;
}
