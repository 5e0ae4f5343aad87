// A watch as one group of readers is told of it. What was chosen, counted and estimated hangs on all pages of a site: it
// is told to readers to whom everything is open, as figures of runs are. Others are told of sites that they may know of,
// and of single pages that they may see.
import { pageInTurns, type Instant, type PageUrl, type WatchSiteStatus } from "#model/index.js";
import type { Archive, ToldPage, ToldSite, WatchMemoryReads, WatchReader } from "#ports/index.js";
import { readerView, type Reader } from "./reader-view.js";

/** Turns gone through to say when a page was chosen. */
const TURNS_READ = 200;
const MOST_CHOSEN = 20;

/** The watch for those from whom nothing is kept. */
export function wholeWatch(memory: WatchMemoryReads): WatchReader {
  return {
    sites: async () => (await memory.statuses()).map((status) => toldSite(status, true)),
    async site(name) {
      const status = await memory.status(name);
      return status && toldSite(status, true);
    },
    turns: (site, limit, before) => memory.turns(site, limit, before),
    page: (site, url) => toldPage(memory, { site, url, isTold: () => true, isOpen: true }),
  };
}

/** Wraps a watch; `archive` is that of the same reader. */
export function readerWatch(memory: WatchMemoryReads, archive: Archive, reader: Reader): WatchReader {
  const view = readerView(archive.rules, reader);
  const whole = wholeWatch(memory);
  const isKnown = async (site: string): Promise<boolean> =>
    (await archive.catalog.captures.some({ site, limit: 1 })).length > 0;
  return {
    async sites() {
      if ((await view.judge()).isOpen) return whole.sites();
      const known = new Set((await archive.catalog.captures.list()).map(({ site }) => site));
      const statuses = await memory.statuses();
      return statuses.filter(({ site }) => known.has(site)).map((status) => toldSite(status, false));
    },
    async site(name) {
      if ((await view.judge()).isOpen) return whole.site(name);
      const status = await memory.status(name);
      return status && (await isKnown(name)) ? toldSite(status, false) : null;
    },
    turns: async (site, limit, before) =>
      (await view.judge()).isOpen ? whole.turns(site, limit, before) : null,
    async page(site, url) {
      const judge = await view.judge();
      if (judge.isOpen) return whole.page(site, url);
      // The index refuses what is kept from the reader, whether it is there or not.
      const looks = await archive.index.lookup(url);
      if (!looks.some(({ isUnlisted }) => !isUnlisted) || !(await isKnown(site))) return null;
      const isTold = (at: Instant): boolean => judge.isListed({ url, collection: site, at });
      return toldPage(memory, { site, url, isTold, isOpen: false });
    },
  };
}

/** Whether all is spent hangs on every page: it is a figure too. */
function toldSite(status: WatchSiteStatus, isOpen: boolean): ToldSite {
  const { site, condition, beganAt, lastTurnAt, nextTurnAt, nextSharpAt, ...figures } = status;
  const outline = { site, beganAt, lastTurnAt, nextTurnAt, nextSharpAt };
  if (isOpen) return { ...outline, condition, figures };
  return { ...outline, condition: condition === "spent" ? "watching" : condition, figures: null };
}

interface PageAsked {
  readonly site: string;
  readonly url: PageUrl;
  readonly isTold: (at: Instant) => boolean;
  readonly isOpen: boolean;
}

async function toldPage(
  memory: WatchMemoryReads,
  { site, url, isTold, isOpen }: PageAsked,
): Promise<ToldPage | null> {
  const row = await memory.page(site, url);
  if (row === null) return null;
  const turns = await memory.turns(site, TURNS_READ);
  const status = isOpen ? await memory.status(site) : null;
  const said = pageInTurns(turns, url);
  return {
    state: row.state,
    kind: row.kind,
    addedAt: isTold(row.addedAt) ? row.addedAt : null,
    chosen: said.chosen.filter(({ at }) => isTold(at)).slice(0, MOST_CHOSEN),
    turns: said.turns,
    turnsSince: turns.at(-1)?.at ?? null,
    perhaps: isOpen ? said.perhaps : null,
    idle: isOpen && turns[0]?.kind === "nothing" ? { since: turns[0].at, because: turns[0].because } : null,
    isInRounds: status?.skip !== undefined,
    nextBecause: status?.nextLooks.find((look) => look.url === url)?.because ?? null,
  };
}
