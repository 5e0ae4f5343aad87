// A capture in virtual time that someone else interferes with.
import {
  captureSite,
  makeWorld,
  resumeCapture,
  type CaptureOutcome,
  type Watcher,
  type World,
} from "#crawl/index.js";
import type { CaptureSettings } from "#model/index.js";
import { simulateLivingSite, type Simulation, type SimulationOptions } from "#lab/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive, type FileSystem } from "#store/index.js";
import { MemoryLogger } from "../archives/archives.js";

const SETTINGS: CaptureSettings = { delayMs: 1000, strategy: "bfs-fifo", maxPages: 10_000, threshold: 0.3 };

/** How a controlled capture runs. */
export interface ControlledOptions {
  readonly site?: SimulationOptions;
  readonly simulation?: Simulation;
  readonly settings?: Partial<CaptureSettings>;
  readonly fileSystem?: FileSystem;
  readonly resume?: boolean;
  readonly world?: Partial<World>;
  readonly watcher?: Watcher;
  /** Called after every fetch with the number of fetches so far. */
  readonly onFetch?: (fetches: number, world: World, simulation: Simulation) => void;
}

/** Its outcome, or why there is none, and what was logged. */
export interface ControlledResult {
  readonly outcome: CaptureOutcome | null;
  readonly error: unknown;
  readonly simulation: Simulation;
  readonly logger: MemoryLogger;
}

/** Captures a simulated site into a directory; failures are values, so that tests can look at what was left. */
export async function captureControlled(
  dir: string,
  options: ControlledOptions = {},
): Promise<ControlledResult> {
  const simulation = options.simulation ?? simulateLivingSite(options.site ?? { seed: 3, pages: 25 });
  const logger = new MemoryLogger();
  const archive = await openArchive(dir, {
    software: "isochron-test",
    logger,
    ...(options.fileSystem ? { fileSystem: options.fileSystem } : {}),
  });
  let fetches = 0;
  const world = makeWorld({
    archive,
    ...simulation,
    logger,
    software: "isochron-test",
    ...options.world,
  });
  const watcher = {
    onProgress: () => options.onFetch?.(++fetches, world, simulation),
    ...options.watcher,
  };
  try {
    const request = {
      site: siteFromSeeds([simulation.url]),
      settings: { ...SETTINGS, ...options.settings },
    };
    const outcome = await (options.resume
      ? resumeCapture(null, world, watcher)
      : captureSite(request, world, watcher));
    return { outcome, error: null, simulation, logger };
  } catch (error) {
    return { outcome: null, error, simulation, logger };
  } finally {
    await archive.close();
  }
}

/** The id of the one capture of the archive, as it is known while it runs. */
export async function onlyCapture(world: World): Promise<string> {
  return (await world.archive.catalog.captures.list())[0]!.id;
}
