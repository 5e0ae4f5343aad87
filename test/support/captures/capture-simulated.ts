import { makeWorld, type CaptureOutcome } from "#crawl/index.js";
import type { CaptureSettings } from "#model/index.js";
import { captureSite } from "#crawl/index.js";
import { simulateLivingSite, type Simulation, type SimulationOptions } from "#lab/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { withTempDir } from "../temp-dir.js";

const SETTINGS: CaptureSettings = { delayMs: 1000, strategy: "bfs-fifo", maxPages: 10_000, threshold: 0.3 };

type SimulatedOutcome = CaptureOutcome & { readonly simulation: Simulation };

/** A whole capture of a simulated site in virtual time, through the same pipeline as a live one. */
export function captureSimulated(
  options: SimulationOptions,
  settings: Partial<CaptureSettings> = {},
): Promise<SimulatedOutcome> {
  return withTempDir((dir) => captureInto(dir, options, settings));
}

/** The same, into an archive that stays. */
export async function captureInto(
  dir: string,
  options: SimulationOptions,
  settings: Partial<CaptureSettings> = {},
): Promise<SimulatedOutcome> {
  const simulation = simulateLivingSite(options);
  const archive = await openArchive(dir, { software: "isochron-test" });
  try {
    const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
    const request = { site: siteFromSeeds([simulation.url]), settings: { ...SETTINGS, ...settings } };
    return { ...(await captureSite(request, world)), simulation };
  } finally {
    await archive.close();
  }
}
