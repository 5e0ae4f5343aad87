// A living site captured several times into an archive on disk, in virtual time, and its truth.
import { captureSite } from "#crawl/index.js";
import { Gates } from "#frontier/index.js";
import { mixedSites, SimulatedFetcher, VirtualClock, type LivingSite } from "#lab/index.js";
import { instant, parsePageUrl, type Instant } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const ORIGIN = "http://living.test";

/** What was captured, and the site as it lived. */
export interface ServedSite {
  readonly living: LivingSite;
  readonly endedAt: Instant;
}

/** Captures the liveliest of the mixed sites so often. */
export async function captureLively(dir: string, pages: number, times: number): Promise<ServedSite> {
  const site = mixedSites(1, pages)[2]!;
  const archive = await openArchive(dir, { software: "isochron-test" });
  let last: ServedSite | null = null;
  try {
    for (let k = 0; k < times; k++) {
      const startAt: Instant = last === null ? START : instant(last.endedAt + site.gapMs);
      const clock = new VirtualClock({ startAt, isBusy: () => false });
      const living = await site.make(START);
      const settings = { delayMs: site.delayMs, strategy: "optimal-online", maxPages: 1_000, threshold: 0.3 };
      await captureSite(
        { site: siteFromSeeds([parsePageUrl(`${ORIGIN}/`)!]), settings },
        {
          archive,
          clock,
          fetcher: new SimulatedFetcher({ clock, sites: { [ORIGIN]: living } }),
          logger: { log: () => undefined },
          gates: new Gates(clock),
          software: "isochron-test",
        },
      );
      last = { living, endedAt: clock.now() };
    }
  } finally {
    await archive.close();
  }
  return last!;
}
