// A later capture starts from what the archive knows: its pages, and how they change.
import { expect, it } from "vitest";
import { makeWorld, captureSite, type CaptureOutcome } from "#crawl/index.js";
import { type CaptureSettings, instant, type FrontierPage, type PageUrl } from "#model/index.js";
import { rebuildRates } from "#crawl/learn/learn-rates.js";
import { simulateLivingSite } from "#lab/index.js";
import type { Archive, Catalog } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { collect } from "../../support/archives/archives.js";
import { withTempDir } from "../../support/temp-dir.js";

const DAY = Date.UTC(2026, 0, 5, 9);
const SETTINGS: CaptureSettings = {
  delayMs: 1000,
  strategy: "optimal-online",
  maxPages: 10_000,
  threshold: 0.3,
};

async function captureOn(archive: Archive, hour: number): Promise<CaptureOutcome & { id: string }> {
  const simulation = simulateLivingSite({ seed: 4, pages: 30, startAt: instant(DAY + hour * 3_600_000) });
  const world = makeWorld({ archive, ...simulation, software: "isochron-test" });
  const outcome = await captureSite({ site: siteFromSeeds([simulation.url]), settings: SETTINGS }, world);
  return { ...outcome, id: outcome.report.capture };
}

async function pagesOf(archive: Archive, id: string): Promise<Map<string, FrontierPage>> {
  return new Map((await collect(archive.catalog.frontier.pages(id))).map((page) => [page.url, page]));
}

function inArchive(test: (archive: Archive) => Promise<void>): Promise<void> {
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir);
    try {
      await test(archive);
    } finally {
      await archive.close();
    }
  });
}

it("enters the pages of the capture before with their old way and depth, before any link is followed", () =>
  inArchive(async (archive) => {
    const first = await captureOn(archive, 0);
    const unlinked = {
      url: "http://living.test/nowhere-linked" as PageUrl,
      kind: "document",
      depth: 3,
    } as const;
    const rest = {
      via: "http://living.test/" as PageUrl,
      state: "visited",
      reason: null,
      late: false,
    } as const;
    await archive.catalog.frontier.add(first.id, [{ ...unlinked, ...rest }]);
    const second = await captureOn(archive, 1);
    const known = await pagesOf(archive, second.id);
    expect(known.get(unlinked.url)).toMatchObject({ depth: 3, via: "http://living.test/", state: "visited" });
    const before = await pagesOf(archive, first.id);
    for (const [url, { via, depth }] of before) expect(known.get(url)).toMatchObject({ via, depth });
    expect(second.report.pages.some(({ url }) => url === unlinked.url)).toBe(true);
    // It was absent on both sides of t*, so it is no page of the next capture.
    expect((await pagesOf(archive, (await captureOn(archive, 2)).id)).has(unlinked.url)).toBe(false);
  }));

it("remembers how pages change, and rebuilds that from the sightings when it is lost", () =>
  inArchive(async (archive) => {
    for (const hour of [0, 1]) await captureOn(archive, hour);
    const site = (await archive.catalog.captures.list())[0]!.site;
    const learned = await archive.catalog.rates.sample(site, 1000);
    expect(learned.length).toBeGreaterThanOrEqual(28);
    expect(learned.some((rate) => rate.quietMs > 3_600_000)).toBe(true);
    const lost = withoutRates(archive);
    await rebuildRates(site, lost);
    const rebuilt = new Map((await lost.catalog.rates.sample(site, 1000)).map((rate) => [rate.url, rate]));
    expect(rebuilt.size).toBe(learned.length);
    for (const rate of learned) expect(rebuilt.get(rate.url)).toEqual({ ...rate, attestable: false });
  }));

/** The same archive with rates that begin empty, as after a reindex. */
function withoutRates(archive: Archive): Archive {
  const other = "forgotten ";
  const rates: Catalog["rates"] = {
    ofPages: (site, urls) => archive.catalog.rates.ofPages(other + site, urls),
    put: (site, changed) => archive.catalog.rates.put(other + site, changed),
    sample: (site, limit) => archive.catalog.rates.sample(other + site, limit),
  };
  return { ...archive, catalog: { ...archive.catalog, rates } };
}
