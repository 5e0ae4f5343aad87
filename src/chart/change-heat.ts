// Change heat by directory: areas as large as they have pages, as dark as their pages changed around t*.
import type { Verdict } from "#model/index.js";
import { directoriesOfPages, type HeatDirectory } from "./directory-tree.js";
import { treeMap, type TreeMapArea } from "./tree-map.js";

/** A page as the heat counts it. */
export interface HeatPage {
  readonly url: string;
  readonly verdict: Verdict;
}

/** Few areas need no screen of their own. */
const [LEAST_HEIGHT, TALLEST, HEIGHT_PER_AREA] = [130, 420, 36];

/** Whether the chart would show a difference between directories; if not, a sentence says more. */
export function isHeatTelling(directories: readonly HeatDirectory[]): boolean {
  return directories.length > 1 && directories.some(({ differing }) => differing > 0);
}

/** The tree map as an SVG string; the smallest of very many directories are put together. */
export function changeHeat(pages: readonly HeatPage[], widthPx?: number): string {
  return drawHeat(directoriesOfPages(pages).heat, widthPx);
}

/** Draws directories that were counted already. */
export function drawHeat(directories: readonly HeatDirectory[], widthPx?: number): string {
  const heightPx = Math.min(TALLEST, LEAST_HEIGHT + HEIGHT_PER_AREA * directories.length);
  const size = { heightPx, ...(widthPx !== undefined && { widthPx }) };
  return treeMap("Pages that differed, by directory", directories.map(areaOf), size);
}

/** The root of the share: one page of a hundred is to be seen too. */
function areaOf({ name, pages, differing }: HeatDirectory): TreeMapArea {
  const detail = `${differing} of ${pages} differed`;
  return { name, size: pages, shade: Math.sqrt(differing / pages), detail };
}
