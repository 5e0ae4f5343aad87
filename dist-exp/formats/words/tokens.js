// Texts cut into tokens, by one rule for all languages: what stands between spaces and signs is a word, and in scripts
// whose words stand unparted (or with endings attached, as Korean has them) every two neighbouring characters are a token.
import { wellFormed } from "../seals/strict-json.js";
import { CHAR_KIND, kindAt, sizeAt } from "./char-kind.js";
import { fold, MOST_TOKEN_CHARS } from "./fold.js";
/** The tokens of a text, in order. */
export function* tokensOf(text) {
    let row = [];
    for (let at = 0; at < text.length;) {
        const kind = kindAt(text, at);
        const end = endOfPiece(text, at, kind);
        if (kind === CHAR_KIND.unparted) {
            row.push({ folded: foldedPiece(text.slice(at, end)), start: at, end });
        }
        else {
            // A row ends at whatever is none of its characters: "2020年の東京" has two.
            if (row.length > 0)
                yield* pairsOf(row);
            row = [];
            if (kind >= CHAR_KIND.letter)
                yield wordAt(text, at, end);
        }
        at = end;
    }
    yield* pairsOf(row);
}
/** The same as FTS5 takes them: parted by spaces. */
export function tokenText(text) {
    const tokens = [];
    for (const { text: token } of tokensOf(text))
        if (token !== "")
            tokens.push(token);
    return tokens.join(" ");
}
/** Marks and joiners belong to the letter before them; letters to the word. */
function endOfPiece(text, start, kind) {
    let at = start + sizeAt(text, start);
    if (kind === CHAR_KIND.flag)
        return kindAt(text, at) === CHAR_KIND.flag ? at + sizeAt(text, at) : at;
    if (kind !== CHAR_KIND.letter && kind !== CHAR_KIND.unparted)
        return at;
    for (; at < text.length; at += sizeAt(text, at)) {
        const next = kindAt(text, at);
        const isPart = next === CHAR_KIND.mark || next === CHAR_KIND.unseen || (next === kind && kind === CHAR_KIND.letter);
        if (!isPart)
            break;
    }
    return at;
}
/** Every two neighbours, and the last by itself: so each character begins exactly one token. */
function* pairsOf(row) {
    for (let i = 0; i < row.length; i++) {
        const { folded, start, end } = row[i];
        const next = row[i + 1];
        if (next)
            yield { text: folded + next.folded, start, end: next.end, firstEnd: end, isTail: false };
        else
            yield { text: folded, start, end, firstEnd: end, isTail: true };
    }
}
function wordAt(text, start, end) {
    // Cut before folding, which would take long for a word of a million letters.
    const isLong = end - start > MOST_TOKEN_CHARS;
    const head = isLong ? wellFormed(text.slice(start, start + MOST_TOKEN_CHARS)) : text.slice(start, end);
    return { text: foldedPiece(head), start, end, firstEnd: end, isTail: false };
}
/** Texts repeat their words: those folded lately are kept. */
const kept = new Map();
const MOST_KEPT = 20_000;
function foldedPiece(piece) {
    const known = kept.get(piece);
    if (known !== undefined)
        return known;
    if (kept.size >= MOST_KEPT)
        kept.clear();
    // Folding may bring signs and spaces (½ becomes 1⁄2, ﷺ several words): FTS5 would part the token there.
    const signless = fold(piece).replace(/[\0-/:-@[-`{-\x7f\s]/g, "");
    const folded = wellFormed(signless.slice(0, MOST_TOKEN_CHARS));
    kept.set(piece, folded);
    return folded;
}
