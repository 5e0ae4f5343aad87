// What a page leads to and what it needs, as absolute addresses.
import { MAX_URL_LENGTH, parsePageUrl, type PageUrl } from "#model/index.js";
import { findCssUrls } from "./css-urls.js";
import { scanHtml } from "./html-urls.js";
import type { UrlSpan } from "./url-span.js";

/** Addresses found on one page, each once, in the order of the source. */
export interface PageLinks {
  /** Links, redirections by meta refresh, and the documents in frames. */
  readonly documents: PageUrl[];
  /** Images, scripts, style sheets, media, and frames again, as the page is not whole without them. */
  readonly requisites: PageUrl[];
  readonly title: string | null;
}

/** More addresses than this of one page are not taken: it is a trap or an index for machines. */
export const MAX_PAGE_LINKS = 20_000;
/** Places looked at per address taken: what repeats itself, or is no address, must not cost without end. */
const PLACES_PER_LINK = 5;

/** Links and requisites of an HTML page at the given address. */
export function pageLinks(html: string, pageUrl: PageUrl, maxLinks = MAX_PAGE_LINKS): PageLinks {
  const { spans, title } = scanHtml(html, PLACES_PER_LINK * maxLinks);
  const base = baseOf(spans, pageUrl);
  const ofRole = (...roles: UrlSpan["role"][]) =>
    resolveAll(
      spans.filter((span) => roles.includes(span.role)),
      base,
      maxLinks,
    );
  return { documents: ofRole("link", "frame"), requisites: ofRole("requisite", "frame"), title };
}

/** What a style sheet at the given address needs: images, fonts, other style sheets. */
export function styleSheetLinks(css: string, sheetUrl: PageUrl, maxLinks = MAX_PAGE_LINKS): PageUrl[] {
  return resolveAll(findCssUrls(css), sheetUrl, maxLinks);
}

/** The address that relative ones refer to: the first base element counts, if it can (HTML standard 2.4.3). */
export function baseOf(spans: readonly UrlSpan[], pageUrl: string): string {
  const base = spans.find((span) => span.role === "base");
  return (base && parsePageUrl(base.value, pageUrl)) ?? pageUrl;
}

/** Paths from the root that no rule of normalisation touches: without dot segments, escapes, queries, fragments. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)+\/?$/;

function resolveAll(spans: readonly UrlSpan[], base: string, maxLinks: number): PageUrl[] {
  const found = new Set<PageUrl>();
  const origin = originOf(base);
  for (const { value } of spans) {
    // A fragment alone points into the page itself (SVG's <use href="#icon">, tables of contents).
    if (value.startsWith("#")) continue;
    const isPlain =
      origin !== null && origin.length + value.length <= MAX_URL_LENGTH && PLAIN_PATH.test(value);
    const url = isPlain ? (`${origin}${value}` as PageUrl) : parsePageUrl(value, base);
    if (url !== null) found.add(url);
    if (found.size >= maxLinks) break;
  }
  return [...found];
}

/** Scheme, host and port of a normalised address. */
function originOf(base: string): string | null {
  const pathAt = base.indexOf("/", base.indexOf("://") + 3);
  return pathAt === -1 ? null : base.slice(0, pathAt);
}
