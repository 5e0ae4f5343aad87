// What a watch holds of a living site by the site's own record: it knows nothing of what the watch thinks it holds.
import { detectChange } from "#detect/index.js";
import { parsePageUrl, type Instant, type PageUrl } from "#model/index.js";
import { pageWeight } from "#watch/index.js";
import type { SitePage } from "../../living-site/generate/site-page.js";
import type { PageVersion } from "../../living-site/generate/timeline.js";
import type { LivingSite } from "../../living-site/living-site.js";
import type { TruthPage } from "../../living-site/truth/truth.js";

/** What was there and what of it was seen, first versions aside: every page begins with the look that found it. */
export interface TrueHoldings {
  /** Share of the weight of all versions that looks were answered with; 1 where nothing changed. */
  readonly completeness: number;
  /** Versions that there were since each page's first look, and those seen. */
  readonly versions: number;
  readonly held: number;
  /** Pages that ever were, and those looked at. */
  readonly pages: number;
  readonly pagesSeen: number;
}

/** Sums up the truth; pages weigh as they weigh for the watch, versions what they change of the one before. */
export function heldByTruth(site: LivingSite, now: Instant, origin: PageUrl): TrueHoldings {
  const { pages } = site.truth(now);
  const sums = { versions: 0, held: 0, weight: 0, heldWeight: 0, pagesSeen: 0 };
  for (const [i, page] of pages.entries()) {
    const url = parsePageUrl(page.path, origin)!;
    for (const { importance, isHeld } of laterVersions(site.pages[i]!, page, now, url)) {
      const weight = pageWeight({ url, kind: page.kind }) * importance;
      sums.versions++;
      sums.weight += weight;
      if (!isHeld) continue;
      sums.held++;
      sums.heldWeight += weight;
    }
    if (page.answers.length > 0) sums.pagesSeen++;
  }
  const { versions, held, weight, heldWeight, pagesSeen } = sums;
  const completeness = weight === 0 ? 1 : heldWeight / weight;
  return { completeness, versions, held, pages: pages.length, pagesSeen };
}

/** Every version after the first that was seen. */
function laterVersions(
  page: SitePage,
  { answers }: TruthPage,
  now: Instant,
  url: PageUrl,
): { importance: number; isHeld: boolean }[] {
  if (answers.length === 0) return [];
  const lived = page.timeline.until(now);
  const shown = new Set(answers.map(({ madeAt }) => placeAt(lived, Date.parse(madeAt))));
  const first = Math.min(...shown) + 1;
  return lived.slice(first).map((version, i) => ({
    importance: importanceOf(page, [lived[first + i - 1]!, version], url),
    isHeld: shown.has(first + i),
  }));
}

function placeAt(versions: readonly PageVersion[], atMs: number): number {
  return versions.findLastIndex(({ from }) => from <= atMs);
}

/** E between two versions that follow each other, by the detector; another status or target weighs all there is. */
function importanceOf(page: SitePage, [was, is]: readonly [PageVersion, PageVersion], url: PageUrl): number {
  if (was.status !== is.status || was.location !== is.location) return 1;
  const [before, after] = [was, is].map((version) => page.entity(version, page.noise?.canonical ?? null));
  return detectChange(before!.body, after!.body, {
    url,
    beforeType: before!.contentType,
    afterType: after!.contentType,
  }).importance;
}
