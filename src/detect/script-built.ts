// Pages whose content a script builds in the reader's browser: what was archived is not what people saw.
import { mediaType, visibleWords } from "#formats/index.js";

const MOST_WORDS = 20;
const LARGEST_SHELL = 500_000;
const EMPTY_ROOT =
  /<(div|main)\b[^<>]{0,200}\bid=["']?(?:root|app|__next|__nuxt|___gatsby|svelte)\b[^<>]{0,200}>\s*<\/\1>|<app-root\b[^<>]{0,200}>\s*<\/app-root>/i;
const NEEDS_SCRIPT = /<noscript\b[^>]{0,200}>(?:[^<]|<(?!\/noscript)){0,1000}?(java ?script)/i;

/** Hardly a word, a script, and either an empty place for the content or a request to switch scripts on. */
export function isScriptBuilt(content: Uint8Array, contentType: string | null): boolean {
  const type = mediaType(contentType);
  if (type !== "text/html" && type !== "application/xhtml+xml") return false;
  if (content.length > LARGEST_SHELL) return false;
  const html = Buffer.from(content.buffer, content.byteOffset, content.length).toString("latin1");
  if (!/<script\b/i.test(html) || visibleWords(html).length > MOST_WORDS) return false;
  return EMPTY_ROOT.test(html) || NEEDS_SCRIPT.test(html);
}
