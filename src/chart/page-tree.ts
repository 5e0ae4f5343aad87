// The page tree: every directory as a bar, its parts coloured by the verdicts of the pages below it.
import { VERDICTS, type Verdict } from "#model/index.js";
import { drawLegend, legendHeight } from "./legend.js";
import { element, escapeMarkup, picture, textAt } from "./svg.js";
import { verdictColour } from "./verdict-style.js";

/** A page as the tree counts it. */
export interface TreePage {
  readonly url: string;
  readonly verdict: Verdict;
}

interface Directory {
  readonly name: string;
  readonly depth: number;
  readonly counts: Map<Verdict, number>;
  readonly children: Map<string, Directory>;
}

const WIDTH = 960;
const ROW_HEIGHT = 20;
const MOST_ROWS = 60;
const DEEPEST = 4;
const BAR_LEFT = 400;
const BAR_WIDTH = 500;
const LONGEST_NAME = 44;

/** Draws the tree as an SVG string; only the largest directories where there are very many, and the chart says so. */
export function pageTreeChart(pages: readonly TreePage[]): string {
  const root = treeOf(pages);
  const all = rowsOf(root);
  const rows = largest(all);
  const most = Math.max(1, ...all.map(sizeOf));
  const top = 8;
  const legendTop = top + rows.length * ROW_HEIGHT + 28;
  const left = all.length - rows.length;
  const note = left > 0 ? `${left} smaller directories are not drawn` : "";
  const counts = new Map(
    VERDICTS.flatMap((v) => (root.counts.has(v) ? [[v, root.counts.get(v)!] as const] : [])),
  );
  const body = [
    ...rows.map((directory, i) => drawRow(directory, top + i * ROW_HEIGHT, most)),
    drawLegend(counts, { x: 8, y: legendTop, width: WIDTH - 16 }),
    note === "" ? "" : textAt(8, legendTop + legendHeight(counts, WIDTH - 16), note, { "fill-opacity": 0.7 }),
  ];
  const height = legendTop + legendHeight(counts, WIDTH - 16) + 12;
  const sharp = root.counts.get("sharp") ?? 0;
  const name = `Directories of the site by verdict: ${sharp} of ${pages.length} pages sharp in ${all.length} directories.`;
  return picture({ width: WIDTH, height }, name, body.join(""));
}

function treeOf(pages: readonly TreePage[]): Directory {
  const root = directory("all pages", 0);
  for (const { url, verdict } of pages) {
    let at = root;
    count(at, verdict);
    for (const name of directoriesOf(url)) {
      let child = at.children.get(name);
      if (!child) at.children.set(name, (child = directory(name, at.depth + 1)));
      at = child;
      count(at, verdict);
    }
  }
  return root;
}

function directory(name: string, depth: number): Directory {
  return { name, depth, counts: new Map(), children: new Map() };
}

function count({ counts }: Directory, verdict: Verdict): void {
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
}

/** Host first, then the directories of the path, as deep as the chart goes. */
function directoriesOf(url: string): string[] {
  if (!URL.canParse(url)) return ["?"];
  const { host, pathname } = new URL(url);
  const parts = pathname.split("/").slice(1, -1);
  return [host, ...parts.map((part) => `${part}/`)].slice(0, DEEPEST);
}

function sizeOf({ counts }: Directory): number {
  return [...counts.values()].reduce((sum, n) => sum + n, 0);
}

/** In the order of the tree, larger siblings first. */
function rowsOf(at: Directory): Directory[] {
  const children = [...at.children.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
  return [at, ...children.flatMap(rowsOf)];
}

/** The largest, in the order of the tree; a directory is never smaller than what lies below it. */
function largest(rows: readonly Directory[]): Directory[] {
  const kept = new Set(rows.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_ROWS));
  return rows.filter((row) => kept.has(row));
}

function drawRow(row: Directory, y: number, most: number): string {
  const size = sizeOf(row);
  const full = `${row.name}: ${VERDICTS.filter((v) => row.counts.has(v))
    .map((v) => `${row.counts.get(v)} ${v}`)
    .join(", ")}`;
  const name = row.name.length > LONGEST_NAME ? `${row.name.slice(0, LONGEST_NAME - 1)}…` : row.name;
  // The root of the share scale keeps small directories visible beside large ones.
  const width = BAR_WIDTH * Math.sqrt(size / most);
  let x = BAR_LEFT;
  const parts = VERDICTS.filter((verdict) => row.counts.has(verdict)).map((verdict) => {
    const own = (width * row.counts.get(verdict)!) / size;
    const bar = element("rect", {
      x,
      y: y + 4,
      width: own,
      height: ROW_HEIGHT - 8,
      fill: verdictColour(verdict),
    });
    x += own;
    return bar;
  });
  return element(
    "g",
    {},
    element("title", {}, escapeMarkup(full)),
    textAt(8 + row.depth * 18, y + 14, name),
    textAt(BAR_LEFT - 10, y + 14, `${row.counts.get("sharp") ?? 0} of ${size}`, {
      "text-anchor": "end",
      "fill-opacity": 0.7,
    }),
    ...parts,
  );
}
