// The directories of a site with the verdicts of the pages below them: counted page by page, in bounded memory.
import { parsedUrl, type Verdict, VERDICTS } from "#model/index.js";

/** One directory as charts draw it. */
export interface DirectoryRow {
  readonly name: string;
  /** 0 for all pages together. */
  readonly depth: number;
  readonly counts: Readonly<Partial<Record<Verdict, number>>>;
}

/** A directory, and how many of its pages differed. */
export interface HeatDirectory {
  readonly name: string;
  readonly pages: number;
  readonly differing: number;
}

/** What charts draw of a site's directories. */
export interface DirectoryFigures {
  readonly pages: number;
  /** All of them, also those that are no row. */
  readonly directories: number;
  /** The largest, in the order of the tree, all pages first. */
  readonly rows: readonly DirectoryRow[];
  /** The first two directories of each path; the smallest of very many are put together. */
  readonly heat: readonly HeatDirectory[];
}

interface Directory {
  readonly name: string;
  readonly depth: number;
  readonly counts: Map<Verdict, number>;
  readonly children: Map<string, Directory>;
}

const MOST_ROWS = 60;
const MOST_AREAS = 60;
const DEEPEST = 4;
/** Host and two directories. */
const HEAT_DEPTH = 3;
/** Pages of directories beyond these count for what lies above: a million of them could not be drawn. */
const MOST_DIRECTORIES = 20_000;
const DIFFERING: readonly Verdict[] = ["changed", "self-varying", "gone"];

/** Counts pages into directories. */
export class DirectoryTree {
  readonly #root = directory("all pages", 0);
  #directories = 1;

  /** Counts one page in its directory and in all above it. */
  add(url: string, verdict: Verdict): void {
    let at = this.#root;
    count(at, verdict);
    for (const name of directoriesOf(url)) {
      let child = at.children.get(name);
      if (!child) {
        if (this.#directories >= MOST_DIRECTORIES) return;
        this.#directories++;
        at.children.set(name, (child = directory(name, at.depth + 1)));
      }
      at = child;
      count(at, verdict);
    }
  }

  /** What there is to draw. */
  figures(): DirectoryFigures {
    const rows = largest(rowsOf(this.#root)).map(({ name, depth, counts }) => ({
      name,
      depth,
      counts: Object.fromEntries(VERDICTS.flatMap((v) => (counts.has(v) ? [[v, counts.get(v)!]] : []))),
    }));
    return {
      pages: sizeOf(this.#root),
      directories: this.#directories,
      rows,
      heat: heatOf(this.#root),
    };
  }
}

/** The directories of pages that are all at hand. */
export function directoriesOfPages(
  pages: Iterable<{ readonly url: string; readonly verdict: Verdict }>,
): DirectoryFigures {
  const tree = new DirectoryTree();
  for (const { url, verdict } of pages) tree.add(url, verdict);
  return tree.figures();
}

function directory(name: string, depth: number): Directory {
  return { name, depth, counts: new Map(), children: new Map() };
}

function count({ counts }: Directory, verdict: Verdict): void {
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
}

/** Host first, then the directories of the path, as deep as charts go. */
function directoriesOf(url: string): string[] {
  const parsed = parsedUrl(url);
  if (parsed === null) return ["?"];
  const { host, pathname } = parsed;
  const parts = pathname.split("/").slice(1, -1);
  return [host, ...parts.map((part) => `${part}/`)].slice(0, DEEPEST);
}

function sizeOf({ counts }: Directory): number {
  return [...counts.values()].reduce((sum, n) => sum + n, 0);
}

function differingIn({ counts }: Directory): number {
  return DIFFERING.reduce((sum, verdict) => sum + (counts.get(verdict) ?? 0), 0);
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

/** The host stands before the path where there are several. */
function heatOf(root: Directory): HeatDirectory[] {
  const isOneHost = root.children.size === 1;
  const found = [...root.children.values()].flatMap((host) =>
    ownPages(host, host.name === "?" ? "?" : `${isOneHost ? "" : host.name}/`),
  );
  found.sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
  const rest = found.slice(MOST_AREAS);
  return rest.length === 0 ? found : [...found.slice(0, MOST_AREAS), together(rest)];
}

/** A directory's own pages, and those of each below it, down to where areas would be too small. */
function ownPages(at: Directory, name: string): HeatDirectory[] {
  const children = at.depth < HEAT_DEPTH ? [...at.children.values()] : [];
  const [pages, differing] = [sizeOf, differingIn].map(
    (figure) => figure(at) - children.reduce((sum, child) => sum + figure(child), 0),
  );
  const own = pages! > 0 ? [{ name, pages: pages!, differing: differing! }] : [];
  return [...own, ...children.flatMap((child) => ownPages(child, `${name}${child.name}`))];
}

function together(directories: readonly HeatDirectory[]): HeatDirectory {
  const sum = { name: `${directories.length} smaller directories`, pages: 0, differing: 0 };
  for (const { pages, differing } of directories) {
    sum.pages += pages;
    sum.differing += differing;
  }
  return sum;
}
