import { wellFormed } from "../seals/strict-json.js";
import { tokensOf } from "./tokens.js";
const WIDTH_CHARS = 240;
const BEFORE_CHARS = 60;
/** More places are not looked at: the first ones are as good. */
const MOST_MATCHES = 200;
/** The stretch of the text with the most of the phrases; the beginning of the text where it has none. */
export function snippetOf(text, query) {
    const matches = matchesIn(text, query.all);
    const chosen = bestWindow(matches);
    const start = wordStart(text, (chosen[0]?.start ?? 0) - BEFORE_CHARS);
    // A phrase may be longer than a snippet: what is marked is cut like everything else.
    const end = wordEnd(text, start + WIDTH_CHARS);
    const pieces = [];
    const add = (from, to, isHit) => {
        if (from < to)
            pieces.push({ text: asLine(text.slice(from, to)), isHit });
    };
    let at = start;
    for (const match of matches.filter((one) => one.end > start && one.start < end)) {
        const from = Math.max(at, match.start);
        add(at, from, false);
        add(from, Math.min(end, match.end), true);
        at = Math.max(at, Math.min(end, match.end));
    }
    add(at, end, false);
    return [
        ...(start > 0 ? [{ text: "… ", isHit: false }] : []),
        ...pieces,
        ...(end < text.length ? [{ text: " …", isHit: false }] : []),
    ];
}
/** In order of their places. */
function matchesIn(text, phrases) {
    const longest = Math.max(...phrases.map(({ tokens }) => tokens.length));
    const recent = [];
    const matches = [];
    for (const token of tokensOf(text)) {
        recent.push(token);
        if (recent.length > longest)
            recent.shift();
        for (const [i, phrase] of phrases.entries()) {
            const match = matchAtEnd(recent, phrase);
            if (match)
                matches.push({ ...match, phrase: i });
        }
        if (matches.length >= MOST_MATCHES)
            break;
    }
    return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}
function matchAtEnd(recent, { tokens, isPrefix }) {
    const offset = recent.length - tokens.length;
    if (offset < 0)
        return null;
    for (let i = tokens.length - 1; i >= 0; i--) {
        const [seen, asked] = [recent[offset + i].text, tokens[i]];
        const isLast = i === tokens.length - 1;
        if (isLast && isPrefix ? !seen.startsWith(asked) : seen !== asked)
            return null;
    }
    const last = recent.at(-1);
    const isPart = isPrefix && last.text.length > tokens.at(-1).length;
    return { start: recent[offset].start, end: isPart ? last.firstEnd : last.end };
}
/** Of the stretches that begin with a match, the first of those that hold the most different phrases. */
function bestWindow(matches) {
    let best = [];
    let most = 0;
    for (const [i, { start }] of matches.entries()) {
        const inside = matches.slice(i).filter(({ end }) => end <= start + WIDTH_CHARS - BEFORE_CHARS);
        const different = new Set(inside.map(({ phrase }) => phrase)).size;
        if (different > most)
            [best, most] = [inside, different];
    }
    return best;
}
/** At most so far back as a word is long. */
const MOST_SHIFT = 20;
function wordStart(text, at) {
    if (at <= 0)
        return 0;
    const space = text.slice(at, at + MOST_SHIFT).search(/\s/);
    return space === -1 ? at : at + space + 1;
}
function wordEnd(text, at) {
    if (at >= text.length)
        return text.length;
    const space = text.slice(at - MOST_SHIFT, at).search(/\s\S*$/);
    return space === -1 ? at : at - MOST_SHIFT + space;
}
function asLine(text) {
    return wellFormed(text.replace(/\s+/g, " "));
}
