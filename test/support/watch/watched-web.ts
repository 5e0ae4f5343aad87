// A scripted web kept under watch in virtual time: one archive, one memory, and everything that was told.
import { makeWorld, type World } from "#crawl/index.js";
import { Gates } from "#frontier/index.js";
import {
  HOST_SCOPE,
  instant,
  type Instant,
  type NewsItem,
  type SitePlan,
  type WatchTurn,
} from "#model/index.js";
import type { Fetcher, WatchStores } from "#ports/index.js";
import { MemoryHints, MemoryNews, MemoryPauses, MemoryWatch, openArchive } from "#store/index.js";
import { Watch, type HubDesk, type WatchGround } from "#watch/index.js";
import type { PageUrl } from "#model/index.js";
import { withTempDir } from "../temp-dir.js";
import { ScriptedWeb, type ScriptedPage } from "../sites/scripted-web.js";

const HOUR_MS = 3_600_000;

/** A plan as a user would have it, with what a test changes. */
export function planOf(changes: Partial<SitePlan> = {}): SitePlan {
  return {
    name: "a.test",
    seeds: ["http://a.test/" as PageUrl],
    wants: "versions",
    isPaused: false,
    requestsPerDay: 240,
    bytesPerMonth: null,
    sharp: { every: "week", weekday: 0, hour: 3 },
    pagesPerVersion: 10,
    recall: null,
    planner: "learned-gain",
    pattern: "week",
    delayMs: 1_000,
    maxPages: 1_000,
    scope: HOST_SCOPE,
    robots: "obey",
    robotsReason: null,
    browser: "never",
    hints: { sitemaps: false, feeds: [], oai: [], discover: false },
    tell: null,
    ...changes,
  };
}

/** What a watch may have beside the usual. */
interface Others {
  readonly hubs?: HubDesk;
  readonly world?: World;
  readonly held?: ReturnType<WatchGround["isHeld"]>;
}

/** What a test has in hands. */
export interface WatchedWeb {
  readonly web: ScriptedWeb;
  readonly world: World;
  readonly stores: WatchStores;
  readonly turns: WatchTurn[];
  readonly news: NewsItem[];
  /** Watches for so many hours with these plans. */
  readonly watch: (
    plans: readonly SitePlan[],
    hours: number,
    signal?: AbortSignal,
    others?: Others,
  ) => Promise<void>;
}

/** Runs a test on a web of the given pages. */
export function withWatchedWeb(
  pages: Record<string, ScriptedPage>,
  test: (watched: WatchedWeb) => Promise<void>,
  fetcherOf: (web: ScriptedWeb) => Fetcher = (web) => web,
): Promise<void> {
  return withTempDir(async (dir) => {
    const web = new ScriptedWeb(pages);
    const archive = await openArchive(dir, { software: "isochron-test" });
    const world = makeWorld({
      archive,
      fetcher: fetcherOf(web),
      clock: web.clock,
      software: "isochron-test",
    });
    const stores: WatchStores = {
      memory: new MemoryWatch(),
      news: new MemoryNews(),
      hints: new MemoryHints(),
      pauses: new MemoryPauses(),
      close: () => undefined,
    };
    const [turns, news]: [WatchTurn[], NewsItem[]] = [[], []];
    const watch = async (
      plans: readonly SitePlan[],
      hours: number,
      signal: AbortSignal = new AbortController().signal,
      { hubs, world: seen = world, held = null }: Others = {},
    ): Promise<void> => {
      const ground: WatchGround = {
        // As another process has them: what it does not find in the stores, or the archive, it does not know.
        world: { ...seen, gates: new Gates(seen.clock) },
        stores,
        turnMs: HOUR_MS,
        signal,
        isHeld: () => held,
        hubs,
        tell: async (_plan, items) => void news.push(...(await stores.news.add(items, []))),
        onTurn: (turn) => void turns.push(turn),
      };
      const until = instant(seen.clock.now() + hours * HOUR_MS) as Instant;
      const plan = { sites: plans, channels: [], diskQuotaBytes: null, auditDays: null };
      await new Watch(ground, { plan: async () => plan, between: async () => null, until }).run();
    };
    try {
      await test({ web, world, stores, turns, news, watch });
    } finally {
      await archive.close();
    }
  });
}
