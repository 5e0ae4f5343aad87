// Words in the form in which they are compared: without case, accents, points and presentation forms. The same on every
// machine and in every version of ICU, as an index lives longer than the program that made it.
/** Longer words are compared by their beginnings: nobody types them, and hostile pages are full of them. */
export const MOST_TOKEN_CHARS = 64;
/** Accents; Hebrew points; Arabic vowel signs and the stroke that lengthens. Vowels of other scripts are letters. */
const MARKS = anyOf(String.raw `\u0300-\u036f \u0483-\u0487 \u0591-\u05bd \u05bf \u05c1 \u05c2 \u05c4 \u05c5 \u05c7 \u0610-\u061a \u0640`, String.raw `\u064b-\u065f \u0670 \u06d6-\u06dc \u06df-\u06e4 \u06e7 \u06e8 \u06ea-\u06ed \u1ab0-\u1aff \u1dc0-\u1dff`, String.raw `\u20d0-\u20ff \ufe00-\ufe0f \ufe20-\ufe2f`);
/** Signs inside words that nobody sees: soft hyphen, joiners. */
const UNSEEN = anyOf(String.raw `\u00ad \u034f \u200c \u200d \u2060 \ufeff`);
const PLAIN = /^[\0-\x7f]*$/;
/** Folds a word, or a piece of one. */
export function fold(word) {
    if (PLAIN.test(word))
        return word.toLowerCase();
    // To capitals first: ß is ss there, and a sigma at the end of a word is like any other.
    const lower = word.replace(UNSEEN, "").toUpperCase().toLowerCase().replaceAll("ς", "σ");
    // Taking apart may bring capitals: ℂ is C.
    return lower.normalize("NFKD").replace(MARKS, "").normalize("NFC").toLowerCase();
}
function anyOf(...ranges) {
    return new RegExp(`[${ranges.join("").replaceAll(" ", "")}]`, "gu");
}
