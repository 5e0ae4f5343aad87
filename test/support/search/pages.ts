// Pages as search knows them, in few words.
import { instant, type PageLook, type PageUrl } from "#model/index.js";
import type { PageText, SearchedPage } from "#ports/index.js";

/** A look: when, and what it showed; by one capture of one site unless told. */
export type ShortLook = readonly [at: number, text: string | null, over?: Partial<PageLook>];

/** A page whose texts are their own keys. */
export function searchedPage(
  url: string,
  looks: readonly ShortLook[],
  over: Partial<PageText> = {},
): SearchedPage {
  const texts = new Set(looks.flatMap(([, text]) => text ?? []));
  return {
    url: url as PageUrl,
    looks: looks.map(([at, text, more]) => ({
      at: instant(at),
      captureId: "c1",
      site: "site",
      text,
      ...more,
    })),
    texts: [...texts].map((text) => ({
      key: text,
      title: "",
      language: null,
      form: "html",
      text,
      isCut: false,
      ...over,
    })),
  };
}
