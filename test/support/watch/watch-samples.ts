// Sites under watch, in every condition, and a desk that changes them in memory.
import { instant, type Instant, type PageUrl, type WatchSiteStatus, type WatchTurn } from "#model/index.js";
import type { WatchedPageRow } from "#ports/index.js";
import type { DeskAnswer, SaidKeys, WatchDesk } from "#server/index.js";
import { MemoryWatch } from "#store/index.js";

/** Tuesday, 2026-11-17T12:00:00Z. */
export const WATCH_NOW = Date.UTC(2026, 10, 17, 12);
export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An instant so many milliseconds after that. */
export function watchAt(ms = 0): Instant {
  return instant(WATCH_NOW + ms);
}

/** A status of a site that is well. */
export function watchedStatus(site: string, over: Partial<WatchSiteStatus> = {}): WatchSiteStatus {
  return {
    site,
    condition: "watching",
    note: null,
    at: watchAt(-HOUR_MS / 2),
    beganAt: watchAt(-198 * DAY_MS),
    pages: { watched: 412, asleep: 31, gone: 8 },
    looks: 5230,
    versions: 388,
    requestsToday: { spent: 140, most: 500 },
    bytesThisMonth: { spent: 1.2e9, most: null },
    completeness: { share: 0.92, low: 0.84, high: 0.97 },
    freshness: 0.88,
    proved: { share: 0.973, asOf: watchAt(-2 * DAY_MS), captureId: "20261115020000-demo" },
    lastTurnAt: watchAt(-HOUR_MS / 2),
    nextTurnAt: watchAt(HOUR_MS / 2),
    nextSharpAt: watchAt(5 * DAY_MS),
    nextLooks: [
      { url: `http://${site}/` as PageUrl, because: "own-rate", gain: 0.81 },
      { url: `http://${site}/news/` as PageUrl, because: "hint", gain: 0.6 },
    ],
    ...over,
  };
}

/** A turn, so many hours ago. */
export function watchTurn(site: string, hoursAgo: number, over: Partial<WatchTurn> = {}): WatchTurn {
  return {
    site,
    at: watchAt(-hoursAgo * HOUR_MS),
    kind: "refresh",
    because: "the pages worth most now",
    captureId: "20261117000000-demo",
    requests: 22,
    looks: 20,
    changes: 3,
    chosen: [{ url: `http://${site}/` as PageUrl, because: "own-rate", index: 0.7 }],
    bar: 0.21,
    ...over,
  };
}

/** A page under watch. */
export function watchedPage(url: string, number = 1): WatchedPageRow {
  const page = { state: "watched", kind: "document", depth: 0, via: null } as const;
  return { ...page, number, url: url as PageUrl, addedAt: watchAt(-30 * DAY_MS) };
}

/** A memory that holds these. */
export async function watchOf(
  statuses: readonly WatchSiteStatus[],
  turns: readonly WatchTurn[] = [],
  pages: readonly WatchedPageRow[] = [],
): Promise<MemoryWatch> {
  const memory = new MemoryWatch();
  for (const status of statuses) {
    const end = { site: status.site, mind: null, state: "{}", status };
    await memory.endTurn({ ...end, pages, turn: null });
    for (const turn of turns.filter(({ site }) => site === status.site))
      await memory.endTurn({ ...end, pages: [], turn });
  }
  return memory;
}

/** A desk that keeps what it is told, and takes no odd number of requests. */
export class MemoryDesk implements WatchDesk {
  readonly sites = new Map<string, SaidKeys>();

  async add(url: string, says: SaidKeys): Promise<DeskAnswer> {
    if (!URL.canParse(url)) return { kind: "wrong", faults: [`url: "${url}" is no address`] };
    const name = new URL(url).host;
    if (this.sites.has(name)) return { kind: "wrong", faults: [`${name} is there twice`] };
    return this.#put(name, { url, ...says });
  }

  async edit(name: string, says: SaidKeys): Promise<DeskAnswer> {
    const before = this.sites.get(name);
    return before ? this.#put(name, { ...before, ...says }) : { kind: "unknown-site" };
  }

  async pause(name: string): Promise<DeskAnswer> {
    return this.edit(name, { paused: "yes" });
  }

  async resume(name: string): Promise<DeskAnswer> {
    return this.edit(name, { paused: "" });
  }

  async remove(name: string): Promise<DeskAnswer> {
    return this.sites.delete(name) ? { kind: "done", site: name, notes: [] } : { kind: "unknown-site" };
  }

  async plan(name: string): Promise<SaidKeys | null> {
    return this.sites.get(name) ?? null;
  }

  #put(name: string, says: SaidKeys): DeskAnswer {
    const requests = says["requests-per-day"] ?? "";
    if (requests !== "" && !/^[1-9]\d*$/.test(requests))
      return { kind: "wrong", faults: [`requests-per-day: "${requests}" is no whole number above 0`] };
    this.sites.set(name, Object.fromEntries(Object.entries(says).filter(([, value]) => value !== "")));
    return { kind: "done", site: name, notes: [] };
  }
}
