import { expect, it } from "vitest";
import { captureSite, resumeCapture } from "#crawl/index.js";
import { checkAgainstTruth, simulateLivingSite } from "#lab/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { SmallDisk } from "../support/faulty-file-system.js";
import { withTempDir } from "../support/temp-dir.js";

it("a full disk stops a capture with a clear error, and once there is room again it is resumed", () =>
  withTempDir(async (dir) => {
    const simulation = simulateLivingSite({ seed: 5, pages: 30 });
    const disk = new SmallDisk(30_000);
    const capture = async <T>(work: (world: Parameters<typeof captureSite>[1]) => Promise<T>): Promise<T> => {
      const archive = await openArchive(dir, { software: "isochron-test", fileSystem: disk });
      try {
        return await work({
          archive,
          ...simulation,
          logger: { log: () => undefined },
          software: "isochron-test",
        });
      } finally {
        await archive.close();
      }
    };
    const settings = { delayMs: 500, strategy: "optimal-online", maxPages: 1000, threshold: 0.3 };
    const site = siteFromSeeds([simulation.url]);
    await expect(capture((world) => captureSite({ site, settings }, world))).rejects.toMatchObject({
      code: "DISK_FULL",
    });
    disk.freeBytes = Infinity;
    const { certificate, report } = await capture((world) => resumeCapture(null, world));
    const sharp = certificate.pages.filter((page) => page.verdict === "sharp");
    const { claims } = checkAgainstTruth(sharp, simulation.site.truth(simulation.clock.now()));
    expect(claims.filter(({ outcome }) => outcome !== "held" && outcome !== "returned")).toEqual([]);
    expect(report.all.pages).toBe(30);
    expect(sharp.length).toBeGreaterThan(10);
  }));
