// A frontier of many pages: found a page's links at a time, given states, read again by another process.
import { Frontier } from "#frontier/index.js";
import { instant, type PageUrl } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { measure, type Figures } from "./figures.js";

const LINKS_PER_PAGE = 100;
/** So many looks end at about the same time and share a transaction. */
const LOOKS_AT_ONCE = 50;
const urlOf = (n: number): PageUrl => `http://h${n % 100}.bench.test/section/${n >> 8}/page-${n}` as PageUrl;

/** Finds the pages, half of each page's links known already, and visits them in order of discovery. */
export async function fillFrontier(
  pages: number,
  dir: string,
): Promise<{ found: Figures; visited: Figures }> {
  const archive = await openArchive(dir);
  const none = { plannedAsOf: null, asOf: null, finishedAt: null, expectedSharp: null, upperBound: null };
  const begun = { phase: "visiting", startedAt: instant(0), settings: {}, ...none } as const;
  await archive.catalog.captures.create({ id: "b", site: "bench", seeds: [], ...begun });
  const frontier = await Frontier.open(archive.catalog.frontier, "b");
  const found = await measure(pages, async () => {
    const half = LINKS_PER_PAGE / 2;
    for (let first = -half; first < pages - half; first += half) await frontier.add(linksFrom(first));
  });
  if (frontier.size !== pages) throw new Error(`${frontier.size} pages instead of ${pages}`);
  const visited = await measure(pages, async () => {
    for (let first = 0; first < pages; first += LOOKS_AT_ONCE) {
      const numbers = Array.from({ length: LOOKS_AT_ONCE }, (_, i) => first + i);
      await Promise.all(numbers.map((n) => frontier.setState(frontier.at(n).url, "visited", null)));
    }
  });
  await archive.close();
  return { found, visited };
}

function linksFrom(first: number): Parameters<Frontier["add"]>[0] {
  const numbers = Array.from({ length: LINKS_PER_PAGE }, (_, i) => first + i).filter((n) => n >= 0);
  const common = { kind: "document", depth: 3, via: urlOf(0), late: false } as const;
  return numbers.map((n) => ({ url: urlOf(n), ...common }));
}

/** Opens the frontier as a resumed capture does. */
export async function reopenFrontier(pages: number, dir: string): Promise<Figures> {
  const archive = await openArchive(dir);
  const figures = await measure(pages, async () => {
    const frontier = await Frontier.open(archive.catalog.frontier, "b");
    let visited = 0;
    for (const { state } of frontier.pages()) if (state === "visited") visited++;
    if (visited !== pages) throw new Error(`${visited} pages were visited instead of ${pages}`);
  });
  await archive.close();
  return figures;
}
