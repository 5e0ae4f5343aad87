// Captures by clocks that are wrong: one run, or two of which the second begins after the first was stopped.
import {
  captureSite,
  makeWorld,
  resumeCapture,
  type CaptureOutcome,
  type Watcher,
  type World,
} from "#crawl/index.js";
import {
  fetcherBy,
  simulateLivingSite,
  WrongClock,
  type ClockFault,
  type Simulation,
  type SimulationOptions,
} from "#lab/index.js";
import { instant, type CaptureSettings } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";

const SETTINGS: CaptureSettings = { delayMs: 300, strategy: "bfs-fifo", maxPages: 10_000, threshold: 0.3 };

/** A capture of a simulated site whose crawler believes a wrong clock. */
export interface WrongCapture {
  readonly site: SimulationOptions;
  readonly settings?: Partial<CaptureSettings>;
  /** The clock of each run, one after the other. */
  readonly clocks: readonly ClockFault[];
  /** After how many fetches each run but the last is stopped. */
  readonly stopAfter?: number;
  /** How long nothing runs then, in true time. */
  readonly pauseMs?: number;
}

/** How it ended, and when it was what its clocks showed. */
export interface WrongOutcome extends CaptureOutcome {
  readonly simulation: Simulation;
  readonly trueMs: (shownMs: number) => number;
}

/** Runs it into an archive that stays. */
export async function captureWrongly(dir: string, options: WrongCapture): Promise<WrongOutcome> {
  const simulation = simulateLivingSite(options.site);
  const runs: { readonly clock: WrongClock; readonly from: number }[] = [];
  const trueMs = (shownMs: number): number =>
    (runs.findLast(({ from }) => from <= shownMs) ?? runs[0]!).clock.trueAt(shownMs);
  for (const [i, fault] of options.clocks.entries()) {
    const clock = new WrongClock(simulation.clock, fault);
    runs.push({ clock, from: clock.now() });
    const isLast = i === options.clocks.length - 1;
    const outcome = await runOnce(dir, clock, simulation, { ...options, isResume: i > 0, isLast });
    if (outcome) return { ...outcome, simulation, trueMs };
    await simulation.clock.sleepUntil(instant(simulation.clock.now() + (options.pauseMs ?? 5_000)));
  }
  throw new Error("the capture did not end");
}

async function runOnce(
  dir: string,
  clock: WrongClock,
  simulation: Simulation,
  { settings, stopAfter = 0, isResume, isLast }: WrongCapture & { isResume: boolean; isLast: boolean },
): Promise<CaptureOutcome | null> {
  const archive = await openArchive(dir, { software: "isochron-test" });
  const fetcher = fetcherBy(clock, simulation.fetcher);
  const world: World = makeWorld({ archive, clock, fetcher, software: "isochron-test" });
  const stop = new AbortController();
  let fetches = 0;
  const onProgress = (): void => {
    if (!isLast && ++fetches >= stopAfter) stop.abort();
  };
  const watcher: Watcher = { signal: stop.signal, onProgress };
  const request = { site: siteFromSeeds([simulation.url]), settings: { ...SETTINGS, ...settings } };
  try {
    return await (isResume ? resumeCapture(null, world, watcher) : captureSite(request, world, watcher));
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    return null;
  } finally {
    await archive.close();
  }
}
