// What in a document's markup shows that scripts fill it; each sign is looked for in one pass, whatever the markup.
import { visibleWords } from "#formats/index.js";
/** "Loading, please wait" and the like in the place that a script will fill. */
const MOST_WORDS_OF_A_WAIT = 8;
const [MOST_NOSCRIPTS, MOST_NOSCRIPT_CHARS, MOST_PLACES] = [20, 2000, 200];
const MOST_LOOKED_INTO = 20_000;
/** Where frameworks put an application, by their own guides. */
const MOUNT = /<(?:div|main|section)\b[^<>]{0,300}?\bid=["']?(?:root|app|application|__next|__nuxt|___gatsby|svelte|react-root|vue-app|q-app|ember-app|main-app|app-root|app-container)["'\s>][^<>]{0,300}|<(?:app-root|my-app|ng-app|ion-app)\b[^<>]{0,300}/i;
/** The main part of a page. */
const MAIN = /<main\b[^<>]{0,300}>|<(?:div|section|article)\b[^<>]{0,300}?(?:\bid=["']?(?:content|main|main-content|page|view|outlet|container)["'\s>]|\brole=["']?main\b)[^<>]{0,300}/gi;
/** A part that something can be put into: it has a name, or is an element of the page's own making. */
const NAMED = /<(?:(?:div|main|section|article|aside|ul|ol|dl|table|tbody|p|span|output|h1|h2)\b[^<>]{0,300}?\s(?:id|data-[\w-]{1,40}|aria-busy|aria-live|hx-\w{1,20})\s?=|[a-z]\w{0,40}-[\w-]{1,60})[^<>]{0,300}>/gi;
/** A part that holds nothing, or a comment. */
const EMPTY = /^(?:\s|<!--(?:[^-]|-(?!->)){0,500}-->){0,100}<\//;
/** How a page asks for scripts, in its noscript elements. */
const ASKS = /enabl|activat|turn(?:ed)? o[nf]|switch(?:ed)? o[nf]|requir|need|without|disabled|aktivier|erforderlich|activer|habilit/i;
/** Attributes by which Alpine, Vue, petite-vue, Angular, Knockout and htmx fill an element when the page opens. */
const BINDING = /<[a-z][^<]{0,1000}?\s(?:x-(?:data|text|html|for|if|init|bind|model)\b|v-(?:for|if|text|html|bind|model|scope|cloak|effect)\b|(?:data-)?ng-(?:app|repeat|bind|view|if|include|init|model)\b|\*ng(?:For|If)\b|data-bind\s?=|hx-trigger\s?=\s?["']?(?:load|revealed|intersect|every)\b)/i;
/** A placeholder that a template engine of the browser replaces. */
const PLACEHOLDER = /\{\{[^{}<>]{1,200}\}\}/;
/** A script that came with the page, or is a module. */
const OWN_FILE = /<script\b[^<>]{0,500}?(?:\bsrc\s{0,5}=\s{0,5}["']?(?!["']?(?:https?:)?\/\/)[^\s"'<>]|\btype\s{0,5}=\s{0,5}["']?module)/i;
const ANY_FILE = /<script\b[^<>]{0,500}?\b(?:src\s*=|type\s*=\s*["']?module)/i;
/** What code says that puts something into the page it stands in. */
const WRITES = /\bdocument\s?\.\s?(?:body|write|querySelector|getElementById)|\binnerHTML\b|\bfetch\(|\bcustomElements\b|\bimport\(|\$\(/;
/** Anything that shows or leads somewhere without a script. */
const SOMETHING_TO_SEE = /<(?:a|area|img|picture|svg|video|audio|iframe|frame|frameset|object|embed|canvas|form|input|button|table)\b/i;
/** The usual place of an application: empty with no more in it than a word to wait. */
export function mountOf(html) {
    const mount = MOUNT.exec(html);
    if (mount === null)
        return "none";
    return isWaiting(html, mount.index, /<(?:a|form|table|article)\b/i) ? "empty" : "filled";
}
/** A main part with no more in it than a word to wait, and no picture. */
export function hasEmptyMain(seen) {
    return placesOf(seen, MAIN).some((at) => isWaiting(seen, at, SOMETHING_TO_SEE));
}
/** A named part that holds nothing at all. */
export function hasEmptyPart(seen) {
    return placesOf(seen, NAMED).some((at) => EMPTY.test(insideAt(seen, at)));
}
/** "You need to enable JavaScript": in text, as addresses of counters hold such words too. */
export function asksForScripts(html) {
    const [, ...parts] = html.split(/<noscript\b/i, MOST_NOSCRIPTS + 1);
    return parts.some((part) => {
        const [inside] = part.slice(0, MOST_NOSCRIPT_CHARS).split(/<\/noscript/i, 1);
        const text = inside.replace(/^[^<>]{0,200}>/, "").replace(/<[^<>]{0,500}>/g, " ");
        return /java ?script/i.test(text) && ASKS.test(text);
    });
}
/** Attributes or placeholders that scripts replace when the page opens. */
export function hasBindings(seen) {
    return BINDING.test(seen) || PLACEHOLDER.test(seen);
}
/** Whether a script was loaded from anywhere, or is a module. */
export function loadsScripts(html) {
    return ANY_FILE.test(html);
}
/** Whether a script of the page's own may put something into it; those of others are mostly counters. */
export function hasOwnCode(html) {
    return (OWN_FILE.test(html) ||
        html
            .split(/<script\b/i)
            .slice(1)
            .some((part) => WRITES.test(codeOf(part))));
}
/** Whether the page sends its reader elsewhere without a script. */
export function leadsElsewhere(seen) {
    return /<meta\b[^<>]{0,300}?\bhttp-equiv\s?=\s?["']?refresh\b[^<>]{0,300}?\burl\s?=/i.test(seen);
}
/** Whether there is a link, a picture, a form or the like. */
export function hasSomethingToSee(seen) {
    return SOMETHING_TO_SEE.test(seen);
}
/** What a script writes in strings, and what noscript and templates hold, is not to be seen. */
export function withoutScripts(html) {
    return html
        .split(/<(?=script\b|noscript\b|template\b)/i)
        .map((part) => /^(?:(?:no)?script|template)\b/i.test(part)
        ? (part.split(/<\/(?:(?:no)?script|template)/i)[1] ?? "")
        : part)
        .join("");
}
function codeOf(part) {
    return part.split(/<\/script/i, 1)[0];
}
function placesOf(html, pattern) {
    const places = [];
    for (const { index } of html.matchAll(pattern))
        if (places.push(index) === MOST_PLACES)
            break;
    return places;
}
/** What follows a tag; bounded, as every place is looked into. */
function insideAt(html, at) {
    const from = html.indexOf(">", at) + 1;
    return html.slice(from, from + MOST_LOOKED_INTO);
}
function isWaiting(html, at, content) {
    const inside = insideAt(html, at);
    if (EMPTY.test(inside))
        return true;
    const [wait] = inside.split(/<script\b|<\/main\b|<\/body|<noscript\b|<footer\b/i, 1);
    return visibleWords(wait).length <= MOST_WORDS_OF_A_WAIT && !content.test(wait);
}
