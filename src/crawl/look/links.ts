// Which pages a response leads to: links, requisites, and the target of a redirect.
import type { Reading } from "#detect/index.js";
import { contentLinks } from "#formats/index.js";
import { parsePageUrl, type FrontierPage, type PageKind, type PageUrl } from "#model/index.js";

/** Pages found, and which of them the document needs to be shown. */
export interface PageLinks {
  readonly pages: readonly { readonly url: PageUrl; readonly kind: PageKind; readonly depth: number }[];
  readonly requisites: readonly PageUrl[];
}

/** What leads nowhere. */
export const NO_LINKS: PageLinks = { pages: [], requisites: [] };

/** Finds the links of a captured response; requisites lead to requisites only, so that they are not followed. */
export function linksOf(page: FrontierPage, { outcome, content }: Reading): PageLinks {
  if (outcome.kind !== "captured" || content === null) return NO_LINKS;
  const { status, location, contentType } = outcome.identity;
  if (status >= 300 && status < 400) return redirectTarget(page, location);
  if (status >= 400) return NO_LINKS;
  const links = contentLinks(content, contentType, page.url);
  if (links === null) return NO_LINKS;
  const { documents, requisites } = links;
  return asPages(page, page.kind === "requisite" ? [] : documents, requisites);
}

/** A hop and its target are separate pages, of the same kind and depth; a requisite is not there without its target. */
function redirectTarget(page: FrontierPage, location: string | null): PageLinks {
  const url = location === null ? null : parsePageUrl(location, page.url);
  if (url === null) return NO_LINKS;
  const requisites = page.kind === "requisite" && url !== page.url ? [url] : [];
  return { pages: [{ url, kind: page.kind, depth: page.depth }], requisites };
}

function asPages(
  page: FrontierPage,
  documents: readonly PageUrl[],
  requisites: readonly PageUrl[],
): PageLinks {
  const depth = page.depth + 1;
  return {
    pages: [
      ...requisites.map((url) => ({ url, kind: "requisite" as const, depth })),
      ...documents.map((url) => ({ url, kind: "document" as const, depth })),
    ],
    requisites,
  };
}
