// Holds what a capture claims of a script-built site against the site's own truth. It knows nothing of what makes claims.
import { createHash } from "node:crypto";
import { parseIso, type Certificate, type Instant, type PageUrl } from "#model/index.js";
import type { ScriptPage, ScriptSite } from "./script-site.js";
import { siteRequest } from "./site-fetcher.js";

/** What was claimed, and what of it is not so. */
export interface SiteJudgement {
  readonly sharp: number;
  /** Pages that answered otherwise at t*. */
  readonly falseSharp: readonly string[];
  /** Documents that are claimed with all that they asked for. */
  readonly shown: number;
  /** Those whose text is not what the site showed at t*. */
  readonly falseShown: readonly string[];
  /** Documents that are not claimed whole though nothing on the site would forbid it. */
  readonly unclaimed: readonly string[];
}

/** A document as the capture says that it was shown. */
export interface ShownDocument {
  readonly url: string;
  /** Whether it is claimed, with all that it asked for, for t*. */
  readonly isSharp: boolean;
  readonly text: string;
}

/** Judges every sharp page, and every document that was shown. */
export function judgeSite(
  site: ScriptSite,
  { pages, asOf }: Pick<Certificate, "pages" | "asOf">,
  documents: readonly ShownDocument[],
): SiteJudgement {
  const at = parseIso(asOf)!;
  const sharp = pages.filter(({ verdict }) => verdict === "sharp");
  const claimed = documents.filter(({ isSharp }) => isSharp);
  return {
    sharp: sharp.length,
    falseSharp: sharp
      .filter((page) => digestAt(site, page.url, at) !== page.contentDigest)
      .map(({ url }) => url),
    shown: claimed.length,
    falseShown: claimed.filter((one) => asRead(one.text) !== textAt(site, one.url, at)).map(({ url }) => url),
    unclaimed: documents.filter(({ isSharp }) => !isSharp).map(({ url }) => url),
  };
}

/** The page of a site that an address is of. */
function pageOfUrl({ origins, pages }: ScriptSite, url: string): ScriptPage | null {
  return pages.find(({ path }) => `${origins.own}${path}` === url) ?? null;
}

function digestAt(site: ScriptSite, url: string, at: Instant): string {
  const { body } = site.answer(siteRequest({ url: url as PageUrl }), at);
  return `sha-256:${createHash("sha256").update(body).digest("hex")}`;
}

function textAt(site: ScriptSite, url: string, at: Instant): string | null {
  const page = pageOfUrl(site, url);
  return page && asRead(page.text(at));
}

/** White space is layout. */
function asRead(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
