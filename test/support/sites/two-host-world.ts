// Two living hosts and one that is not there, in virtual time: refusals, faults, requisites, late pages, limits.
import { makeWorld, type World } from "#crawl/index.js";
import { type CaptureSettings, instant, type Instant } from "#model/index.js";
import { createLivingSite, SimulatedFetcher, VirtualClock } from "#lab/index.js";
import type { Archive, Clock, Fetcher } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const SETTINGS: CaptureSettings = { delayMs: 500, strategy: "bfs-fifo", maxPages: 22, threshold: 0.3 };

/** What to capture. */
export const TWO_HOSTS = {
  site: siteFromSeeds(["http://one.test/", "http://two.test/", "http://nowhere.test/"]),
  settings: SETTINGS,
};

/** The world around an archive, its clock at the given instant; the sites live the same life every time. */
export async function twoHostWorld(archive: Archive, at: Instant = START): Promise<World> {
  const clock = new VirtualClock({ startAt: START });
  const site = (seed: number) =>
    createLivingSite({
      preset: "everything",
      startAt: START,
      seed,
      pages: 26,
      fates: {
        bornShare: 0.35,
        dyingShare: 0.05,
        withinMs: 40_000,
        returnShare: 0.4,
        noisyShare: 0.05,
        redirectShare: 0.06,
        statusOnlyShare: 0.04,
        disallowedShare: 0.1,
      },
      habits: { faults: { unavailable: 0.05, cut: 0.08 } },
    });
  const sites = { "http://one.test": site(1), "http://two.test": site(2) };
  await clock.sleepUntil(at);
  const fetcher = faulty(new SimulatedFetcher({ clock, sites }), clock);
  return makeWorld({ archive, clock, fetcher, software: "isochron-test" });
}

/** Every ninth request gets no answer. */
function faulty(fetcher: Fetcher, clock: Clock): Fetcher {
  let asked = 0;
  return {
    profile: fetcher.profile,
    close: () => fetcher.close(),
    async fetch(request) {
      if (++asked % 9 > 0) return fetcher.fetch(request);
      const sentAt = clock.now();
      await clock.sleepUntil(instant(sentAt + 2000));
      const times = { sentAt, firstByteAt: clock.now(), lastByteAt: clock.now() };
      return { kind: "failed", code: "timeout", message: "no answer: 2 seconds", times };
    },
  };
}
