// One pass without delay: a page is kept while the next is on its way, and nothing is lost or asked for twice by that.
import { describe, expect, it } from "vitest";
import { simulateLivingSite, type Simulation } from "#lab/index.js";
import type { FrontierPage, Sighting } from "#model/index.js";
import { nodeFileSystem } from "#store/file-system.js";
import { openArchive, type FileSystem } from "#store/index.js";
import { captureControlled, type ControlledOptions } from "../../support/captures/controlled-capture.js";
import { withTempDir } from "../../support/temp-dir.js";

const SITE = { seed: 4, pages: 40 };
/** As many as a crash may cost beside the page under way. */
const MOST_UNKEPT = 8;
const AHEAD = { passes: 1, delayMs: 0 };

interface Kept {
  readonly sightings: readonly Sighting[];
  readonly pages: readonly FrontierPage[];
}

/** What the catalog holds of its only capture. */
async function keptIn(dir: string): Promise<Kept> {
  const archive = await openArchive(dir, { mode: "read" });
  try {
    const [capture] = await archive.catalog.captures.list();
    const kept = { sightings: [] as Sighting[], pages: [] as FrontierPage[] };
    for await (const sighting of archive.catalog.sightings.ofCapture(capture!.id))
      kept.sightings.push(sighting);
    for await (const page of archive.catalog.frontier.pages(capture!.id)) kept.pages.push(page);
    return kept;
  } finally {
    await archive.close();
  }
}

/** Captures while counting, at every request for a page, how many looks were not kept yet. */
async function captureCounting(dir: string, options: ControlledOptions = {}) {
  const simulation = options.simulation ?? simulateLivingSite(SITE);
  const asked: string[] = [];
  const behind: number[] = [];
  let kept = 0;
  const fetcher = {
    profile: simulation.fetcher.profile,
    close: () => simulation.fetcher.close(),
    fetch: (...args: Parameters<Simulation["fetcher"]["fetch"]>) => {
      if (!args[0].url.endsWith("/robots.txt")) {
        behind.push(asked.length - kept);
        asked.push(args[0].url);
      }
      return simulation.fetcher.fetch(...args);
    },
  };
  const result = await captureControlled(dir, {
    ...options,
    simulation,
    settings: { ...AHEAD, ...options.settings },
    world: { fetcher, ...options.world },
    onFetch: (fetches, ...rest) => {
      kept++;
      options.onFetch?.(fetches, ...rest);
    },
  });
  return { ...result, asked, behind };
}

/** So slow that the simulated site answers many times before a page is written. */
const slowFileSystem: FileSystem = {
  ...nodeFileSystem,
  open: async (...args) => {
    const file = await nodeFileSystem.open(...args);
    const write = async (bytes: Uint8Array) => {
      for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
      await file.write(bytes);
    };
    return {
      write,
      sync: () => file.sync(),
      truncate: (size) => file.truncate(size),
      close: () => file.close(),
    };
  },
};

describe("one pass without delay", () => {
  it("asks for the next pages while a few, and never more, are being kept", () =>
    withTempDir(async (dir) => {
      const { outcome, behind } = await captureCounting(dir, { fileSystem: slowFileSystem });
      expect(outcome!.report.all.pages).toBeGreaterThanOrEqual(SITE.pages);
      expect(Math.max(...behind)).toBe(MOST_UNKEPT);
      expect(behind.filter((looks) => looks > 0).length).toBeGreaterThan(SITE.pages / 2);
    }));

  it("visits in the order of discovery and keeps in the order of its visits, as with a delay", () =>
    withTempDir(async (dir) => {
      const { asked } = await captureCounting(dir);
      const { sightings, pages } = await keptIn(dir);
      const seen = new Set(sightings.map(({ url }) => url));
      expect(sightings.map(({ url }) => url)).toEqual(asked);
      expect(pages.filter(({ url }) => seen.has(url)).map(({ url }) => url)).toEqual([...seen]);
      await withTempDir(async (other) => {
        const slow = await captureCounting(other, { settings: { delayMs: 1000 } });
        expect(new Set(slow.behind)).toEqual(new Set([0]));
        expect(slow.asked).toEqual(asked);
      });
    }));

  it("keeps all that it asked for when it is interrupted, and a resume asks for none of it again", () =>
    withTempDir(async (dir) => {
      const stop = new AbortController();
      const stopped = await captureCounting(dir, {
        watcher: { signal: stop.signal },
        onFetch: (fetches) => fetches === 10 && stop.abort(),
      });
      expect(stopped.error).toMatchObject({ code: "INTERRUPTED" });
      expect((await keptIn(dir)).sightings.map(({ url }) => url)).toEqual(stopped.asked);
      const resumed = await captureCounting(dir, { resume: true, simulation: stopped.simulation });
      expect(resumed.outcome).not.toBeNull();
      expect(resumed.asked.filter((url) => stopped.asked.includes(url))).toEqual([]);
    }));

  it("never asks more often than its budget allows", () =>
    withTempDir(async (dir) => {
      const { asked } = await captureCounting(dir, { settings: { budget: { maxRequests: 30 } } });
      expect(asked.length).toBe(30);
    }));
});
