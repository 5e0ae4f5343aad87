// A scripted web under watch: one archive, one world, and the days of its clock.
import {
  makeWorld,
  openRefresh,
  type LookWish,
  type Refreshing,
  type Watcher,
  type World,
} from "#crawl/index.js";
import { instant, type Capture, type CaptureSettings, type PageUrl } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { withTempDir } from "../temp-dir.js";
import { ScriptedWeb, type ScriptedPage } from "./scripted-web.js";

/** The pace at which hosts are asked. */
export const DELAY_MS = 1_000;

/** How the tests of refreshes ask. */
export const SETTINGS: CaptureSettings = {
  delayMs: DELAY_MS,
  strategy: "bfs-fifo",
  maxPages: 1_000,
  threshold: 0.3,
};

/** No limit but those that a test sets. */
export const ALL = { mostRequests: 1_000, mostBytes: Infinity };

const nobody = (): boolean => false;

/** What a test has in hands. */
export interface RefreshedWeb {
  readonly dir: string;
  readonly web: ScriptedWeb;
  readonly world: World;
  readonly settings: CaptureSettings;
  readonly open: (resume?: Capture, isKnown?: (url: PageUrl) => boolean) => Promise<Refreshing>;
  readonly openWith: (watcher: Watcher) => Promise<Refreshing>;
  /** Goes to the same hour of the next day. */
  readonly nextDay: () => Promise<void>;
}

/** A page to be looked at. */
export function wish(url: string): LookWish {
  return { url: url as PageUrl, kind: "document", depth: 1, via: null };
}

/** Runs a test on a web of the given pages; `fetcherOf` may stand between the crawl and the web. */
export function withRefreshedWeb(
  pages: Record<string, ScriptedPage>,
  test: (refreshed: RefreshedWeb) => Promise<void>,
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
    const site = siteFromSeeds(["http://a.test/"]);
    try {
      await test({
        dir,
        web,
        world,
        settings: SETTINGS,
        open: (resume, isKnown = nobody) =>
          openRefresh({ site, settings: SETTINGS, isKnown, ...(resume && { resume }) }, world),
        openWith: (watcher) => openRefresh({ site, settings: SETTINGS, isKnown: nobody }, world, watcher),
        nextDay: () => web.clock.sleepUntil(instant(web.clock.now() + 86_400_000)),
      });
    } finally {
      await archive.close();
    }
  });
}
