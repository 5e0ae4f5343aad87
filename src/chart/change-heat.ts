// Change heat by directory: areas as large as they have pages, as dark as their pages changed around t*.
import type { Verdict } from "#model/index.js";
import { treeMap, type TreeMapArea } from "./tree-map.js";

/** A page as the heat counts it. */
export interface HeatPage {
  readonly url: string;
  readonly verdict: Verdict;
}

const MOST_AREAS = 60;
const DIFFERING: ReadonlySet<Verdict> = new Set(["changed", "self-varying", "gone"]);

interface Directory {
  readonly name: string;
  readonly pages: number;
  readonly differing: number;
}

/** The tree map as an SVG string; the smallest of very many directories are put together. */
export function changeHeat(pages: readonly HeatPage[]): string {
  const directories = directoriesOf(pages);
  const kept = directories.slice(0, MOST_AREAS);
  const rest = directories.slice(MOST_AREAS);
  const shown = rest.length === 0 ? kept : [...kept, together(rest)];
  return treeMap("Pages that differed, by directory", shown.map(areaOf));
}

function directoriesOf(pages: readonly HeatPage[]): Directory[] {
  const directories = new Map<string, { pages: number; differing: number }>();
  const isOneHost = new Set(pages.map(({ url }) => hostName(url))).size === 1;
  for (const { url, verdict } of pages) {
    const name = directoryOf(url, isOneHost);
    const counts = directories.get(name) ?? { pages: 0, differing: 0 };
    directories.set(name, counts);
    counts.pages++;
    if (DIFFERING.has(verdict)) counts.differing++;
  }
  return [...directories]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
}

function together(directories: readonly Directory[]): Directory {
  const sum = { name: `${directories.length} smaller directories`, pages: 0, differing: 0 };
  for (const { pages, differing } of directories) {
    sum.pages += pages;
    sum.differing += differing;
  }
  return sum;
}

/** The root of the share: one page of a hundred is to be seen too. */
function areaOf({ name, pages, differing }: Directory): TreeMapArea {
  const detail = `${differing} of ${pages} differed`;
  return { name, size: pages, shade: Math.sqrt(differing / pages), detail };
}

/** The first two directories of the path, behind the host where there are several. */
function directoryOf(url: string, isOneHost: boolean): string {
  if (!URL.canParse(url)) return "?";
  const { host, pathname } = new URL(url);
  return `${isOneHost ? "" : host}/${pathname
    .split("/")
    .slice(1, -1)
    .slice(0, 2)
    .map((part) => `${part}/`)
    .join("")}`;
}

function hostName(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "?";
}
