// Pages whose content a script builds in the reader's browser: what was archived is not what people saw.
import { mediaType, visibleWords } from "#formats/index.js";

/** A page with more words than this has something to read whatever its scripts do. */
const MOST_WORDS = 100;
/** Of languages without spaces a word is a sentence; this many bytes are too much for a shell. */
const MOST_TEXT = 1200;
/** Fewer than these, and nothing else to see, is nothing. */
const HARDLY_A_WORD = 5;
/** "Loading, please wait" and the like in the place that a script will fill. */
const MOST_WORDS_OF_A_WAIT = 8;
const LARGEST_SHELL = 2_000_000;
const MOUNT =
  /<(?:div|main|section)\b[^<>]{0,300}?\bid=["']?(?:root|app|application|__next|__nuxt|___gatsby|svelte|react-root|vue-app|q-app|ember-app|main-app|app-root|app-container)["'\s>][^<>]{0,300}|<(?:app-root|my-app|ng-app|ion-app)\b[^<>]{0,300}/i;
/** A mount that holds nothing, or a comment. */
const EMPTY = /^(?:\s|<!--(?:[^-]|-(?!->)){0,500}-->){0,100}<\//;
/** How a page asks for scripts, in its noscript elements. */
const ASKS =
  /enabl|activat|turn(?:ed)? o[nf]|switch(?:ed)? o[nf]|requir|need|without|disabled|aktivier|erforderlich|activer|habilit/i;
const [MOST_NOSCRIPTS, MOST_NOSCRIPT_CHARS] = [20, 2000];
const OWN_CODE = /<script\b[^<>]{0,500}?\b(?:src\s*=|type\s*=\s*["']?module)/i;
/** Anything that shows or leads somewhere without a script. */
const SOMETHING_TO_SEE =
  /<(?:a|area|img|picture|svg|video|audio|iframe|frame|frameset|object|embed|canvas|form|input|button|table)\b/i;

/**
 * A script, few words, and one of: an empty place for the content, a request to switch scripts on, or nothing at all to
 * see beside scripts of the page's own. Narrow on purpose: a page that says something by itself is not a shell.
 */
export function isScriptBuilt(content: Uint8Array, contentType: string | null): boolean {
  const type = mediaType(contentType);
  if (type !== "text/html" && type !== "application/xhtml+xml") return false;
  if (content.length > LARGEST_SHELL) return false;
  const html = Buffer.from(content.buffer, content.byteOffset, content.length).toString("latin1");
  if (!/<script\b/i.test(html)) return false;
  const words = visibleWords(html);
  if (words.length > MOST_WORDS || words.join(" ").length > MOST_TEXT) return false;
  if (hasEmptyMount(html) || asksForScripts(html)) return true;
  return words.length <= HARDLY_A_WORD && OWN_CODE.test(html) && !SOMETHING_TO_SEE.test(withoutScripts(html));
}

/** The place that a script fills, with no more in it than a word to wait. */
function hasEmptyMount(html: string): boolean {
  const mount = MOUNT.exec(html);
  if (!mount) return false;
  const inside = html.slice(html.indexOf(">", mount.index) + 1);
  if (EMPTY.test(inside)) return true;
  const [wait] = inside.split(/<script\b|<\/body|<noscript\b|<footer\b/i, 1);
  return visibleWords(wait!).length <= MOST_WORDS_OF_A_WAIT && !/<(?:a|form|table|article)\b/i.test(wait!);
}

/** "You need to enable JavaScript": in text, as addresses of counters hold such words too. */
function asksForScripts(html: string): boolean {
  const [, ...parts] = html.split(/<noscript\b/i, MOST_NOSCRIPTS + 1);
  return parts.some((part) => {
    const [inside] = part.slice(0, MOST_NOSCRIPT_CHARS).split(/<\/noscript/i, 1);
    const text = inside!.replace(/^[^<>]{0,200}>/, "").replace(/<[^<>]{0,500}>/g, " ");
    return /java ?script/i.test(text) && ASKS.test(text);
  });
}

/** What a script writes in strings, and what noscript holds, is not to be seen. */
function withoutScripts(html: string): string {
  return html
    .split(/<(?=script\b|noscript\b)/i)
    .map((part) => (/^(?:no)?script\b/i.test(part) ? (part.split(/<\/(?:no)?script/i)[1] ?? "") : part))
    .join("");
}
