// What a watch holds of a living site by the site's own record: it knows nothing of what the watch thinks it holds.
import { parsePageUrl, type PageUrl } from "#model/index.js";
import { pageWeight } from "#watch/index.js";
import type { Truth, TruthPage, TruthVersion } from "../../living-site/truth/truth.js";

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

/** Sums up the truth; pages weigh as they weigh for the watch. */
export function heldByTruth({ pages }: Truth, origin: PageUrl): TrueHoldings {
  const sums = { versions: 0, held: 0, weight: 0, heldWeight: 0, pagesSeen: 0 };
  for (const page of pages) {
    const { versions, held } = countPage(page);
    const weight = pageWeight({ url: parsePageUrl(page.path, origin)!, kind: page.kind });
    sums.versions += versions;
    sums.held += held;
    sums.weight += weight * versions;
    sums.heldWeight += weight * held;
    if (page.answers.length > 0) sums.pagesSeen++;
  }
  const { versions, held, weight, heldWeight, pagesSeen } = sums;
  const completeness = weight === 0 ? 1 : heldWeight / weight;
  return { completeness, versions, held, pages: pages.length, pagesSeen };
}

function countPage({ versions, answers }: TruthPage): { versions: number; held: number } {
  if (answers.length === 0) return { versions: 0, held: 0 };
  const shown = answers.map(({ madeAt }) => placeAt(versions, Date.parse(madeAt)));
  const first = Math.min(...shown);
  return { versions: versions.length - 1 - first, held: new Set(shown).size - 1 };
}

function placeAt(versions: readonly TruthVersion[], atMs: number): number {
  return versions.findLastIndex(({ from }) => Date.parse(from) <= atMs);
}
