// Links of archived documents pointed back into the archive, at their places in the source; all else stays as it was.
import {
  baseOf,
  baseOfSpan,
  findCssUrls,
  findHtmlUrls,
  linkOf,
  rewriteSpans,
  type PageReading,
} from "#formats/index.js";
import { retireAttributes } from "./retire-attributes.js";

/** The replay address of a link, resolved against a base; `null` leaves the link as it is. */
export type LinkRewriter = (link: string, base: string) => string | null;

/** Rewrites a page; its base element leads into the archive too, so that scripts' relative links follow it. */
export function rewriteHtml(
  html: string,
  url: string,
  rewrite: LinkRewriter,
  { charset = "utf-8", isXml = false }: PageReading = {},
): string {
  const text = retireAttributes(html);
  const spans = findHtmlUrls(text, isXml);
  const base = baseOf(spans, url, charset);
  return rewriteSpans(text, spans, (span) =>
    rewrite(linkOf(span, charset), span.role === "base" ? url : baseOfSpan(span, base)),
  );
}

/** Rewrites a style sheet. */
export function rewriteCss(css: string, url: string, rewrite: LinkRewriter): string {
  return rewriteSpans(css, findCssUrls(css), ({ value }) => rewrite(value, url));
}
