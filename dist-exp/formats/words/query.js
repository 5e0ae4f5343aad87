import { tokensOf } from "./tokens.js";
/** Longer questions, and more words, are refused. */
export const QUERY_LIMITS = { chars: 500, phrases: 32 };
const TERM = /(?<minus>-?)(?:"(?<phrase>[^"]*)(?:"|$)|(?<word>[^\s"]+))(?<star>\*?)/g;
/** Reads a question; `null` when there is no word in it to look for, or too many. */
export function parseQuery(text) {
    if (text.length > QUERY_LIMITS.chars)
        return null;
    const all = [];
    const none = [];
    for (const { groups } of text.matchAll(TERM)) {
        const { minus, phrase, word, star } = groups;
        const read = phraseOf(phrase ?? word, star === "*" || (word?.endsWith("*") ?? false));
        if (read)
            (minus === "-" ? none : all).push(read);
    }
    return all.length === 0 || all.length + none.length > QUERY_LIMITS.phrases ? null : { all, none };
}
function phraseOf(text, hasStar) {
    const tokens = [...tokensOf(text)];
    const last = tokens.at(-1);
    if (!last)
        return null;
    // A row of unparted characters goes on in most texts: its last one does not stand alone there.
    const isWithin = last.isTail && isPairOf(tokens.at(-2), last);
    const asked = isWithin ? tokens.slice(0, -1) : tokens;
    return { tokens: asked.map((token) => token.text), isPrefix: !isWithin && (hasStar || last.isTail) };
}
function isPairOf(pair, tail) {
    return pair !== undefined && pair.end === tail.end;
}
