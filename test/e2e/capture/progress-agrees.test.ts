// What a run tells while it goes is what its report says in the end: what is done, what failed, and what is sharp at t*.
import { expect, it } from "vitest";
import { captureSite, makeWorld, type Progress } from "#crawl/index.js";
import { simulateLivingSite } from "#lab/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { withTempDir } from "../../support/temp-dir.js";

const SETTINGS = { delayMs: 500, strategy: "bfs-fifo", maxPages: 10_000, threshold: 0.3 };

async function watched(seed: number) {
  const simulation = simulateLivingSite({ seed, preset: "everything", pages: 30 });
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "isochron-test" });
    const told: Progress[] = [];
    try {
      const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
      const request = { site: siteFromSeeds([simulation.url]), settings: SETTINGS };
      const onProgress = (progress: Progress): void => void told.push(progress);
      return { told, ...(await captureSite(request, world, { onProgress })) };
    } finally {
      await archive.close();
    }
  });
}

it("is so on eight living sites with failures, caches and pages that vary by themselves", async () => {
  let varying = 0;
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { told, report } = await watched(seed);
    const figures = told.at(-1)!.figures!;
    expect(figures.sharp).toBe(report.sharpAtPlanned);
    const visits = told.filter(({ pass }) => pass === "visit");
    expect(visits.at(-1)!.done).toBe(visits.length);
    // Everything that was asked for was told of.
    const seen = report.pages.filter(({ sightings }) => sightings > 0);
    expect([...new Set(told.map(({ url }) => url))].sort()).toEqual(seen.map(({ url }) => url).sort());
    // Beside those for pages there are those for robots.txt.
    expect(figures.requests).toBeGreaterThanOrEqual(report.requests);
    expect(figures.requests - report.requests).toBeLessThanOrEqual(2);
    varying += report.verdicts["self-varying"];
  }
  expect(varying).toBeGreaterThan(5);
});
