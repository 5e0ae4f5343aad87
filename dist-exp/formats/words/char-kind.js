// What a character is for those who cut texts into words: looked up once for each, then kept in a table.
/** Kinds of characters; those from `letter` on stand for something. */
export const CHAR_KIND = {
    sign: 1,
    /** Stands upon the character before it. */
    mark: 2,
    /** Soft hyphens and joiners inside words. */
    unseen: 3,
    /** Of a script whose words stand unparted. */
    unparted: 4,
    letter: 5,
    emoji: 6,
    /** Half of a flag. */
    flag: 7,
};
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Tibetan}ー]/u;
const LETTER = /[\p{L}\p{N}\p{Co}]/u;
/** With the voicing marks of half-width katakana. */
const MARK = /[\p{M}ﾞﾟ]/u;
const UNSEEN = new Set([0xad, 0x34f, 0x200c, 0x200d, 0x2060]);
const FLAG = /\p{Regional_Indicator}/u;
const EMOJI = /\p{Extended_Pictographic}/u;
/** By UTF-16 unit; 0 where nobody has asked yet. */
const table = new Uint8Array(0x10000);
const beyond = new Map();
/** Hostile texts have every character there is. */
const MOST_BEYOND = 50_000;
/** The kind of the character at a place; the end of the text is a sign. */
export function kindAt(text, at) {
    const unit = text.charCodeAt(at);
    if (Number.isNaN(unit))
        return CHAR_KIND.sign;
    if (unit >= 0xd800 && unit < 0xdc00)
        return kindBeyond(text.codePointAt(at));
    return table[unit] === 0 ? (table[unit] = kindOf(unit)) : table[unit];
}
/** Units that the character at a place takes. */
export function sizeAt(text, at) {
    return text.codePointAt(at) > 0xffff ? 2 : 1;
}
function kindBeyond(codePoint) {
    const known = beyond.get(codePoint);
    if (known !== undefined)
        return known;
    if (beyond.size >= MOST_BEYOND)
        beyond.clear();
    const kind = kindOf(codePoint);
    beyond.set(codePoint, kind);
    return kind;
}
function kindOf(codePoint) {
    const character = String.fromCodePoint(codePoint);
    if (UNSEEN.has(codePoint))
        return CHAR_KIND.unseen;
    if (MARK.test(character))
        return CHAR_KIND.mark;
    if (LETTER.test(character))
        return UNPARTED.test(character) ? CHAR_KIND.unparted : CHAR_KIND.letter;
    if (FLAG.test(character))
        return CHAR_KIND.flag;
    return EMOJI.test(character) ? CHAR_KIND.emoji : CHAR_KIND.sign;
}
