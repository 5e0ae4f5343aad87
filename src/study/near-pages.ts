// Pages of an archive that say nearly the same as one page, by the sketches kept with their versions.
import { signatureSimilarity } from "#detect/index.js";
import type { Instant, PageUrl } from "#model/index.js";
import type { SketchStore } from "#ports/index.js";

/** A page that is near another, by its nearest version. */
export interface NearPage {
  readonly url: PageUrl;
  readonly at: Instant;
  readonly similarity: number;
}

/** What is near a page's newest version. */
export interface NearPages {
  readonly at: Instant;
  /** Nearest first. */
  readonly near: readonly NearPage[];
  /** Whether every version of the archive was compared. */
  readonly isWhole: boolean;
}

/** How near, and how much work. */
export interface NearOptions {
  /** Least similarity of the words, 0 to 1. */
  readonly least: number;
  readonly mostPages?: number;
  readonly mostCompared?: number;
}

/** One page against all: a scan of small sketches in flat memory needs no index. `null` without a text version. */
export async function nearPages(
  sketches: SketchStore,
  url: PageUrl,
  { least, mostPages = Infinity, mostCompared = Infinity }: NearOptions,
): Promise<NearPages | null> {
  const newest = (await sketches.ofPage(url)).at(-1);
  if (!newest) return null;
  const best = new Map<PageUrl, NearPage>();
  let [compared, isWhole] = [0, true];
  for await (const other of sketches.all()) {
    if (compared++ >= mostCompared) {
      isWhole = false;
      break;
    }
    if (other.url === url) continue;
    const similarity = signatureSimilarity(newest.signature, other.signature);
    if (similarity >= least && similarity > (best.get(other.url)?.similarity ?? 0))
      best.set(other.url, { url: other.url, at: other.at, similarity });
  }
  const near = [...best.values()].sort((a, b) => b.similarity - a.similarity || (a.url < b.url ? -1 : 1));
  return { at: newest.at, near: near.slice(0, mostPages), isWhole };
}
