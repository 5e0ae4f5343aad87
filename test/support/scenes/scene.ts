// One seeded site with all mischief, its clock and an archive directory; runs go through the real pipeline into it.
import { makeWorld, type CaptureOutcome, type Progress, type World, type Watcher } from "#crawl/index.js";
import { type CaptureSettings, instant, type Site } from "#model/index.js";
import { IsochronError } from "#errors.js";
import { createLivingSite, SimulatedFetcher, VirtualClock } from "#lab/index.js";
import type { Fetcher } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { withMaze } from "./maze.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const STRATEGIES = ["optimal-online", "bfs-fifo", "optimal-online", "hottest-middle", "inducible"];
const QUIET_TURNS = 8;
/** What a page's Last-Modified would contradict. */
const NO_LIES = { noisyShare: 0, statusOnlyShare: 0, dyingShare: 0 };
const WITNESS = {
  operator: "the baseline",
  softwareSha256: () => Promise.resolve("0".repeat(64)),
  clockSynchronisation: "unknown",
};

/** What a scene's site is, where the seed is not to say it. */
export interface SiteChoice {
  /** Whether the server's words can be trusted. */
  readonly isHonest?: boolean;
  readonly pages?: number;
}

/** What others do to a run: called before every request that follows the given point of it. */
export interface Disturbance {
  /** Where in the run it begins. */
  readonly from: (progress: Progress) => boolean;
  /** Does the disturbance, once. */
  readonly act: (world: World) => Promise<void> | void;
}

/** A site, an archive for it, and everything that runs in it said of themselves. */
export interface Scene {
  readonly dir: string;
  readonly site: Site;
  readonly settings: CaptureSettings;
  readonly clock: VirtualClock;
  readonly fetcher: Fetcher;
  /** Outcomes, progress and log of all steps, in order. */
  readonly said: { readonly ends: string[]; readonly progress: string[]; readonly log: string[] };
}

/** The scene of a seed; every fourth has two hosts, every second a sitemap and a maze of traps. */
export function makeScene(seed: number, dir: string, options: SiteChoice = {}): Scene {
  const clock = new VirtualClock({ startAt: START, isBusy: untilQuiet() });
  const hosts = seed % 4 === 1 ? ["http://living.test", "http://second.test"] : ["http://living.test"];
  const sites = Object.fromEntries(hosts.map((host, i) => [host, livingSite(seed + 1000 * i, options)]));
  const addresses: Record<string, string> = seed % 8 === 1 ? { "http://second.test": "192.0.2.2" } : {};
  const plain = new SimulatedFetcher({ clock, sites, addresses });
  return {
    dir,
    site: siteFromSeeds(hosts.map((host) => `${host}/`)),
    settings: settingsOf(seed),
    clock,
    fetcher: seed % 2 === 0 ? withMaze(plain, clock) : plain,
    said: { ends: [], progress: [], log: [] },
  };
}

function livingSite(seed: number, { isHonest, pages }: SiteChoice): ReturnType<typeof createLivingSite> {
  const fates = {
    bornShare: seed % 3 === 0 ? 0.2 : 0.05,
    dyingShare: 0.05,
    withinMs: 60_000,
    returnShare: 0.4,
    noisyShare: 0.06,
    redirectShare: 0.06,
    statusOnlyShare: 0.05,
    disallowedShare: 0.06,
  };
  const faults = { unavailable: 0.02, cut: seed % 3 === 1 ? 0.05 : 0.01 };
  const place = { startAt: START, seed, pages: pages ?? 16 + (seed % 4) * 6 };
  if (isHonest) return createLivingSite({ ...place, preset: "plain", fates: { ...fates, ...NO_LIES } });
  return createLivingSite({ ...place, preset: "everything", fates, habits: { faults } });
}

function settingsOf(seed: number): CaptureSettings {
  return {
    delayMs: 200 + (seed % 4) * 300,
    strategy: STRATEGIES[seed % STRATEGIES.length]!,
    maxPages: 10_000,
    threshold: 0.3,
    ...(seed % 2 === 0 ? { sources: { sitemaps: true, feeds: [], oai: [] } } : {}),
  };
}

/**
 * Time passes only when no file was asked for during several turns of the event loop: of hosts that are asked side by
 * side one is then done with its files before the other begins, whatever the machine is busy with.
 */
function untilQuiet(): () => boolean {
  let quietTurns = 0;
  return () => {
    const isPending = process.getActiveResourcesInfo().some((name) => /^(?:FSReq|CloseReq)/.test(name));
    quietTurns = isPending ? 0 : quietTurns + 1;
    if (quietTurns < QUIET_TURNS) return true;
    quietTurns = 0;
    return false;
  };
}

/** One piece of work with an archive. */
export type Step = (world: World, watcher: Watcher) => Promise<CaptureOutcome>;

/** Runs one step with the archive opened for it alone; how it ended is kept among what was said. */
export async function play(scene: Scene, step: Step, disturbance?: Disturbance): Promise<void> {
  const logger = {
    log: (level: string, message: string) => void scene.said.log.push(`${level} ${message}`),
  };
  const archive = await openArchive(scene.dir, { software: "isochron-test", logger });
  let due = false;
  const onProgress = (progress: Progress): void => {
    const { pass, done, total, outcome, url } = progress;
    scene.said.progress.push(`${pass} ${done}/${total} ${outcome} ${url}`);
    due ||= disturbance?.from(progress) ?? false;
  };
  let isDone = false;
  const fetcher = before(scene.fetcher, async () => {
    if (!due || isDone) return;
    isDone = true;
    await disturbance!.act(world);
  });
  const ports = { archive, clock: scene.clock, fetcher, logger };
  const world = makeWorld({ ...ports, software: "isochron-test", witness: WITNESS });
  try {
    const { report } = await step(world, { onProgress });
    scene.said.ends.push(`${report.capture} ended with a report`);
  } catch (error) {
    scene.said.ends.push(wordsOf(error));
  } finally {
    await archive.close();
  }
}

function before(fetcher: Fetcher, first: () => Promise<void>): Fetcher {
  return {
    profile: fetcher.profile,
    close: () => fetcher.close(),
    async fetch(request, signal) {
      await first();
      return fetcher.fetch(request, signal);
    },
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof IsochronError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
