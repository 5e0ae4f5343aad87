// Why a page under watch was, or was not, looked at in a time: from the turns that the watch remembers.
import {
  instant,
  isCaptured,
  lastOf,
  pageInTurns,
  toIso,
  type IdleSpan,
  type Instant,
  type PageUrl,
  type Sighting,
  type WatchSiteStatus,
  type WatchTurn,
} from "#model/index.js";
import type { WatchedPageRow, WatchMemoryReads } from "#ports/index.js";
import { openWatchToRead } from "#store/index.js";

const WEEK_MS = 7 * 86_400_000;
/** Turns read at a time. */
const BATCH = 200;
/** Turns in which it was looked at that are told. */
const TOLD = 5;

/** From an instant to another, both in it. */
export interface WhyPeriod {
  readonly from: Instant;
  readonly to: Instant;
}

/** What a watch remembers of a page in a time. */
export interface WatchWhy {
  readonly site: string;
  /** How its site and the page stand now. */
  readonly condition: WatchSiteStatus["condition"];
  readonly state: WatchedPageRow["state"];
  readonly addedAt: string;
  readonly from: string;
  readonly to: string;
  /** The latest turns that chose it, newest first. */
  readonly chosen: readonly { readonly at: string; readonly because: string; readonly index: number }[];
  readonly chosenInAll: number;
  /** Turns of looks, turns that chose more pages than are on record, and turns of whole captures. */
  readonly turns: number;
  readonly perhaps: number;
  readonly wholes: number;
  /** The index that a page needed in the latest turn of looks; `null` where it is not known. */
  readonly bar: number | null;
  /** When nothing was looked at, newest first. */
  readonly idle: readonly {
    readonly from: string;
    readonly until: string;
    readonly turns: number;
    readonly because: string;
  }[];
  /** Where rounds pass over pages: since when the round runs, and whether anybody has looked at the page since. */
  readonly round: { readonly beganAt: string; readonly isVerified: boolean } | null;
}

/** The time asked for: up to now, and a week of it, where nothing else is said. */
export function whyPeriod(asked: Partial<WhyPeriod>, now: Instant): WhyPeriod {
  const to = asked.to ?? now;
  return { to, from: asked.from ?? instant(to - WEEK_MS) };
}

/** Asks the watch of an archive; empty where the page is not under watch. */
export async function watchWhy(
  dir: string,
  url: PageUrl,
  sightings: readonly Sighting[],
  period: WhyPeriod,
): Promise<WatchWhy[]> {
  const stores = openWatchToRead(dir);
  if (stores === null) return [];
  try {
    return await whyInWatch(stores.memory, url, sightings, period);
  } finally {
    stores.close();
  }
}

/** Asks the watches of all sites that the page belongs to. */
export async function whyInWatch(
  memory: WatchMemoryReads,
  url: PageUrl,
  sightings: readonly Sighting[],
  period: WhyPeriod,
): Promise<WatchWhy[]> {
  const whys: WatchWhy[] = [];
  for (const status of await memory.statuses()) {
    const page = await memory.page(status.site, url);
    if (page === null) continue;
    const { chosen, idle, ...sums } = pageInTurns(await turnsIn(memory, status.site, period), url);
    whys.push({
      site: status.site,
      condition: status.condition,
      state: page.state,
      addedAt: toIso(page.addedAt),
      from: toIso(period.from),
      to: toIso(period.to),
      chosen: chosen.slice(0, TOLD).map((one) => ({ ...one, at: toIso(one.at) })),
      chosenInAll: chosen.length,
      ...sums,
      idle: idle.map(idleInWords),
      round: roundOf(status, sightings),
    });
  }
  return whys;
}

/** Newest first; of a run of idle turns that began before the time its end is in it. */
async function turnsIn(
  memory: WatchMemoryReads,
  site: string,
  { from, to }: WhyPeriod,
): Promise<WatchTurn[]> {
  const turns: WatchTurn[] = [];
  let before = instant(to + 1);
  for (;;) {
    const batch = await memory.turns(site, BATCH, before);
    const inTime = batch.filter((turn) => lastOf(turn) >= from);
    turns.push(...inTime);
    if (inTime.length < BATCH) return turns;
    before = batch.at(-1)!.at;
  }
}

function idleInWords({ from, until, turns, because }: IdleSpan): WatchWhy["idle"][number] {
  return { from: toIso(from), until: toIso(until), turns, because };
}

/** A failed look shows nothing of the page, and what others recorded or told of it is no look of ours. */
function roundOf({ skip }: WatchSiteStatus, sightings: readonly Sighting[]): WatchWhy["round"] {
  if (skip === undefined) return null;
  const isVerified = sightings.some(
    (sighting) =>
      sighting.times.sentAt >= skip.beganAt &&
      isCaptured(sighting) &&
      sighting.outcome.imported === undefined &&
      sighting.outcome.told === undefined,
  );
  return { beganAt: toIso(skip.beganAt), isVerified };
}
