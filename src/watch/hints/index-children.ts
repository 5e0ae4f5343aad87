// The sitemaps that an index names: each is a source of its own, read when the index says that it changed.
import { hostOf, type Instant, type PageUrl } from "#model/index.js";
import type { HeardHint, HintSource } from "#ports/index.js";
import type { SourceList } from "#seeds/index.js";
import { newSource } from "./source-schedule.js";
import { TRUST_FLOOR } from "./source-trust.js";

/** Further sitemaps of one index are not followed; of the 50,000 that it may name the first are taken. */
const MOST_CHILDREN = 500;
/** An index of indexes is one more than the protocol allows. */
const MOST_NESTING = 2;

/** What a reading of an index changes. */
export interface IndexReading {
  /** Sitemaps that are new or have changed, due now. */
  readonly put: readonly HintSource[];
  readonly drop: readonly PageUrl[];
  /** Its claims about its sitemaps: their next reading tries them. */
  readonly heard: readonly HeardHint[];
}

/** What an index is read with. */
interface IndexContext {
  /** All sources of the site. */
  readonly known: ReadonlyMap<PageUrl, HintSource>;
  /** What it said before of its sitemaps. */
  readonly before: ReadonlyMap<PageUrl, Instant>;
  readonly trust: number;
  readonly now: Instant;
}

/** Judges the sitemaps of an index. */
export function readIndex(
  index: HintSource,
  { further, furtherChanged }: Pick<SourceList, "further" | "furtherChanged">,
  { known, before, trust, now }: IndexContext,
): IndexReading {
  const named = nestingOf(index, known) >= MOST_NESTING ? [] : further.slice(0, MOST_CHILDREN);
  const heard: HeardHint[] = [];
  const put: HintSource[] = [];
  const { site } = index;
  for (const url of named) {
    const child = known.get(url);
    // Somebody else named it first, or it names itself.
    if ((child !== undefined && child.parent !== index.url) || url === index.url) continue;
    const claimed = furtherChanged.get(url);
    const isMoved = claimed !== undefined && claimed > (before.get(url) ?? -Infinity);
    if (isMoved)
      heard.push({ site, url, source: index.url, claimed, heardAt: now, isOpen: child !== undefined });
    if (child === undefined) put.push(childOf(index, url, now));
    else if (isMoved && trust >= TRUST_FLOOR) put.push({ ...child, dueAt: now });
  }
  const stillNamed = new Set(named);
  const drop = [...known.values()].flatMap(({ url, parent }) =>
    parent === index.url && !stillNamed.has(url) ? [url] : [],
  );
  return { put, drop: withDescendants(drop, known), heard };
}

/** Sources with everything that hangs on them. */
export function withDescendants(
  urls: readonly PageUrl[],
  known: ReadonlyMap<PageUrl, HintSource>,
): PageUrl[] {
  const all = new Set(urls);
  for (let size = -1; size !== all.size;) {
    size = all.size;
    for (const { url, parent } of known.values()) if (parent !== null && all.has(parent)) all.add(url);
  }
  return [...all];
}

/** They speak for the hosts that the index speaks for, wherever they lie. */
function childOf({ site, url: parent, hosts }: HintSource, url: PageUrl, now: Instant): HintSource {
  const own = hosts === null ? null : [...new Set([...hosts, hostOf(parent)])];
  return newSource({ site, url, kind: "sitemap", by: "index", parent, hosts: own }, now);
}

function nestingOf({ parent }: HintSource, known: ReadonlyMap<PageUrl, HintSource>): number {
  const above = parent === null ? undefined : known.get(parent);
  return above === undefined ? 0 : 1 + nestingOf(above, known);
}
