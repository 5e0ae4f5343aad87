// Which addresses a response leads to: links and requisites of documents and style sheets, the target of a redirect.
import { decodeText, mediaType, pageLinks, styleSheetLinks } from "#formats/index.js";
import { parsePageUrl, type PageUrl } from "#model/index.js";

/** Addresses shown, by what they are to the page. */
export interface ShownLinks {
  readonly documents: readonly PageUrl[];
  readonly requisites: readonly PageUrl[];
}

/** Whether links are read in contents of this type at all. */
export function mayHoldLinks(contentType: string | null): boolean {
  return LINKING.has(mediaType(contentType) ?? "");
}

const LINKING: ReadonlySet<string> = new Set(["text/html", "application/xhtml+xml", "text/css"]);

/** What a content with status 2xx shows; of a long one its beginning is given, as far as anybody reads it. */
export function linksShown(content: Uint8Array, contentType: string | null, url: PageUrl): ShownLinks {
  const { text } = decodeText(content, contentType);
  if (mediaType(contentType) === "text/css") return { documents: [], requisites: styleSheetLinks(text, url) };
  const { documents, requisites } = pageLinks(text, url);
  return { documents, requisites };
}

/** Where a redirect leads; `null` when nowhere. */
export function redirectTarget(location: string | null, url: PageUrl): PageUrl | null {
  return location === null ? null : parsePageUrl(location, url);
}
