// An archive's sightings as the input of `isochron mine`: captures are the versions, sightings the looks.
import { DirectoryTree, identityKey, isCaptured, treePathOf, type Sighting } from "#model/index.js";
import type { DatedChange, MineInput } from "./mine-site.js";
import { organiseChanges } from "./near/general-delta-tree.js";
import type { PageLooks } from "./rates/rate-estimator.js";

const DAY_MS = 86_400_000;
const ALPHA = 0.01;
/** Directory evolution is mined from this many captures, the latest. */
const VERSIONS = 20;

interface Look {
  readonly at: number;
  readonly capture: string;
  /** Content as a number above 0; 0 when the page was gone. */
  readonly content: number;
}

/** Sightings of all pages of a site, in any order; those that show no state of their page say nothing. */
export function mineInputOfSightings(site: string, sightings: Iterable<Sighting>): MineInput {
  const pages = gatherLooks(sightings);
  const urls = [...pages.keys()];
  const tree = new DirectoryTree();
  for (const url of urls) tree.addPage(treePathOf(url));
  const all = [...pages.values()];
  const times = all.flatMap((looks) => looks.map(({ at }) => at));
  const changes: DatedChange[] = [];
  const looks = all.map((own, page) => pageLooks(own, page, `${tree.pageDirectories()[page]}`, changes));
  return {
    site,
    tree,
    paths: urls,
    looks: all.map((own, page) => (own.at(-1)!.content === 0 ? null : looks[page]!)),
    changes,
    from: times.reduce((a, b) => Math.min(a, b), Infinity),
    to: times.reduce((a, b) => Math.max(a, b), -Infinity),
    evolution: organiseChanges(tree, captureVersions(all), ALPHA),
  };
}

function gatherLooks(sightings: Iterable<Sighting>): Map<string, Look[]> {
  const pages = new Map<string, Look[]>();
  const contents = new Map<string, number>();
  const ordered = [...sightings].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
  for (const sighting of ordered) {
    const looks = pages.get(sighting.url) ?? [];
    const content = contentOf(sighting, looks.at(-1)?.content, contents);
    if (content === null) continue;
    looks.push({ at: sighting.times.sentAt, capture: sighting.captureId, content });
    pages.set(sighting.url, looks);
  }
  return pages;
}

/** `null` when the sighting shows no state; a 304 that we asked for repeats the state before. */
function contentOf(
  sighting: Sighting,
  before: number | undefined,
  contents: Map<string, number>,
): number | null {
  if (!isCaptured(sighting)) {
    return sighting.outcome.kind === "unchanged" && sighting.outcome.asked ? (before ?? null) : null;
  }
  const { status } = sighting.outcome.identity;
  if (status === 404 || status === 410) return 0;
  const key = identityKey(sighting.outcome.identity);
  const number = contents.get(key) ?? contents.size + 1;
  contents.set(key, number);
  return number;
}

function pageLooks(looks: readonly Look[], page: number, group: string, changes: DatedChange[]): PageLooks {
  const intervals: number[] = [];
  const changed: number[] = [];
  for (let i = 1; i < looks.length; i++) {
    const [before, now] = [looks[i - 1]!, looks[i]!];
    intervals.push((now.at - before.at) / DAY_MS);
    changed.push(before.content === now.content ? 0 : 1);
    if (before.content !== now.content) changes.push({ page, after: before.at, by: now.at });
  }
  return { intervals, changed, bulk: [], lastModifiedAges: [], group };
}

/** What was known after each capture; a page that a capture did not see is taken as it was. */
function* captureVersions(pages: readonly (readonly Look[])[]): Generator<Float64Array> {
  const started = new Map<string, number>();
  for (const looks of pages) {
    for (const { capture, at } of looks) started.set(capture, Math.min(at, started.get(capture) ?? Infinity));
  }
  const captures = [...started].sort((a, b) => a[1] - b[1]).map(([capture]) => capture);
  const lastOf = captures.map(() => new Map<number, number>());
  const place = new Map(captures.map((capture, i) => [capture, i]));
  for (const [page, looks] of pages.entries()) {
    for (const { capture, content } of looks) lastOf[place.get(capture)!]!.set(page, content);
  }
  let contents = new Float64Array(pages.length);
  for (const [i, seen] of lastOf.entries()) {
    contents = contents.slice();
    for (const [page, content] of seen) contents[page] = content;
    if (i >= captures.length - VERSIONS) yield contents;
  }
}
