// Which news go over a channel. Patterns are the keeper's own and are compiled once; what they are held against comes from
// the web and is cut to a length.
import { UsageError } from "#errors.js";
import { fold } from "#formats/words/fold.js";
import { MAX_URL_LENGTH } from "#model/index.js";
const MOST_PATTERN_CHARS = 1000;
const MOST_PATTERNS = 100;
const MOST_WORD_CHARS = 100;
const MOST_WORDS = 1000;
/** Of what changed on a page; the rest of a very long change is not looked through. */
const MOST_TEXT_CHARS = 100_000;
/** Makes a filter of a channel's rule. @throws UsageError that names the channel, the pattern and what is wrong */
export function newsFilter({ importance, kinds, addresses, words }, channel) {
    const wrong = (problem) => {
        throw new UsageError("BAD_INPUT", `channel ${JSON.stringify(channel)}: ${problem}`);
    };
    if (addresses.length > MOST_PATTERNS)
        wrong(`more than ${MOST_PATTERNS} patterns of addresses`);
    if (words.length > MOST_WORDS)
        wrong(`more than ${MOST_WORDS} words`);
    const patterns = addresses.map((text) => patternOf(text, wrong));
    const wanted = words.map((word) => wordPattern(word, wrong));
    const isOfKind = ({ kind, verdict }) => kinds.length === 0 || kinds.includes(kind) || (verdict !== null && kinds.includes(verdict));
    return (news) => news.importance >= importance &&
        isOfKind(news) &&
        isAtOne(patterns, news.url) &&
        (wanted.length === 0 || holdsOne(wanted, news));
}
/** News of a site as a whole have no address: they pass where none is asked for. */
function isAtOne(patterns, url) {
    if (patterns.length === 0)
        return true;
    const address = url?.slice(0, MAX_URL_LENGTH);
    return address !== undefined && patterns.some((pattern) => pattern.test(address));
}
function holdsOne(wanted, { title, summary, changedText = "" }) {
    const text = fold(`${title}\n${summary}\n${changedText}`.slice(0, MOST_TEXT_CHARS));
    return wanted.some((word) => word.test(text));
}
function patternOf(text, wrong) {
    const shown = JSON.stringify(text.slice(0, 80));
    if (text === "" || text.length > MOST_PATTERN_CHARS)
        return wrong(`an address pattern has 1 to ${MOST_PATTERN_CHARS} characters: ${shown}`);
    try {
        return new RegExp(text, "u");
    }
    catch {
        return wrong(`${shown} is no regular expression: write one such as ^https://example\\.org/prices/`);
    }
}
/** Scripts that part no words, and Korean, whose words carry endings: there a word is looked for anywhere. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** A word by itself, without case and accents, as search takes it; never an expression. */
function wordPattern(word, wrong) {
    const folded = fold(word.slice(0, MOST_WORD_CHARS + 1)).trim();
    if (folded === "" || word.length > MOST_WORD_CHARS)
        return wrong(`a word has 1 to ${MOST_WORD_CHARS} characters: ${JSON.stringify(word.slice(0, 80))}`);
    const plain = folded.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw `\$&`).replace(/\s+/g, String.raw `\s+`);
    const source = UNPARTED.test(folded) ? plain : `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`;
    return new RegExp(source, "u");
}
