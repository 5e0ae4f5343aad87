// Pages whose content a script builds in the reader's browser: what was archived is not what people saw.
import { mediaType, visibleWords } from "#formats/index.js";
import * as signs from "./script-signs.js";
/** A page with more words than this has something to read whatever its scripts do. */
const MOST_WORDS = 100;
/** With bindings or an empty main part: names in a menu and a footer are no content. */
const MOST_WORDS_OF_A_FRAME = 60;
/** With nothing else to see, or an empty part: a heading and a few words to wait. */
const FEW_WORDS = 20;
/** Fewer than these, and nothing else to see, is nothing. */
const HARDLY_A_WORD = 5;
/** Of languages without spaces a word is a sentence; this many bytes a word are too much for a shell. */
const MOST_BYTES_A_WORD = 12;
const LARGEST_SHELL = 2_000_000;
/** What shows that a page needs a browser, in words; stable, for counts. */
export const BROWSER_SIGNS = {
    "empty-mount": "the place for its content is empty",
    "asks-for-scripts": "it asks for JavaScript",
    "empty-main": "its main part is empty",
    bindings: "its markup names data that scripts fill in",
    "empty-part": "it has few words, and an empty part that scripts fill",
    "few-words": "it has hardly a word beside its scripts",
};
/**
 * A script, few words, and a sign that scripts bring the content. A page that says something by itself, or shows it, is
 * not a shell. `content` is decoded from its content codings, not from its character set.
 */
export function needsBrowser(content, contentType) {
    const type = mediaType(contentType);
    if (type !== "text/html" && type !== "application/xhtml+xml")
        return no("it is no HTML page");
    if (content.length > LARGEST_SHELL)
        return no("it is too large for a shell");
    const html = Buffer.from(content.buffer, content.byteOffset, content.length).toString("latin1");
    if (!/<script\b/i.test(html))
        return no("it has no script");
    const words = wordsOf(html);
    if (words > MOST_WORDS)
        return no("it has words of its own");
    const sign = signOf(html, words);
    return sign === null
        ? no("what it has to show is in it")
        : { needsBrowser: true, sign, why: BROWSER_SIGNS[sign] };
}
/** Whether a page's content is built by scripts: the same rule, for the evidence. */
export function isScriptBuilt(content, contentType) {
    return needsBrowser(content, contentType).needsBrowser;
}
function no(why) {
    return { needsBrowser: false, why };
}
/** Words, or as many as their bytes would make. */
function wordsOf(html) {
    const words = visibleWords(html);
    return Math.max(words.length, Math.ceil(words.join(" ").length / MOST_BYTES_A_WORD));
}
/** The first sign that there is; the fewer words a page has, the less it takes. */
function signOf(html, words) {
    const mount = signs.mountOf(html);
    if (mount === "empty")
        return "empty-mount";
    if (signs.asksForScripts(html))
        return "asks-for-scripts";
    if (words > MOST_WORDS_OF_A_FRAME)
        return null;
    const seen = signs.withoutScripts(html);
    if (signs.leadsElsewhere(seen))
        return null;
    if (signs.hasBindings(seen))
        return "bindings";
    if (signs.hasOwnCode(html) && signs.hasEmptyMain(seen))
        return "empty-main";
    // What a server has put into the mount is the content, however little it is.
    return words > FEW_WORDS || mount === "filled" ? null : signOfFewWords(html, seen, words);
}
function signOfFewWords(html, seen, words) {
    const isOwn = signs.hasOwnCode(html);
    if (isOwn && signs.hasEmptyPart(seen))
        return "empty-part";
    if (signs.hasSomethingToSee(seen))
        return null;
    return isOwn || (words <= HARDLY_A_WORD && signs.loadsScripts(html)) ? "few-words" : null;
}
