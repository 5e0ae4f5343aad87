import { diffSequences } from "../similarity/sequence-diff.js";
/** A line of fewer words may stand anywhere by chance: that it is found again proves nothing. */
const LEAST_WORDS = 3;
/** Compares the words of one hunk's lines; `gone` and `come` are indices into the versions' elements. */
export function recutLines(before, after, gone, come) {
    const ids = new Map();
    const [old, now] = [sideOf(before, gone, ids), sideOf(after, come, ids)];
    if (old.lines.length === 0 || now.lines.length === 0)
        return { gone: new Set(), come: new Set() };
    const hunks = diffSequences(old.words, now.words);
    const all = hunks.length === 0;
    return {
        gone: untouched(old, hunks, all, ({ aFrom, aTo }) => [aFrom, aTo]),
        come: untouched(now, hunks, all, ({ bFrom, bTo }) => [bFrom, bTo]),
    };
}
function sideOf(elements, indices, ids) {
    const lines = indices.filter((index) => elements[index].kind === "text");
    const words = [];
    const lineOf = [];
    lines.forEach((index, line) => {
        for (const word of elements[index].value.split(" ")) {
            let id = ids.get(word);
            if (id === undefined)
                ids.set(word, (id = ids.size));
            words.push(id);
            lineOf.push(line);
        }
    });
    return { words: Int32Array.from(words), lineOf, lines };
}
function untouched({ lineOf, lines }, hunks, all, rangeOf) {
    const lengths = lines.map(() => 0);
    for (const line of lineOf)
        lengths[line]++;
    const touched = new Set();
    for (const hunk of hunks) {
        const [from, to] = rangeOf(hunk);
        // Where words came in between, the lines on both sides of the place were rewritten.
        const [first, last] = from === to ? [from - 1, from] : [from, to - 1];
        for (let word = Math.max(0, first); word <= last && word < lineOf.length; word++)
            touched.add(lineOf[word]);
    }
    return new Set(lines.filter((_, line) => !touched.has(line) && (all || lengths[line] >= LEAST_WORDS)));
}
