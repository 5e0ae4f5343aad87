// Strategies on one and the same living site from one and the same past: what each makes sharp, by the truth.
import { captureSite, type CaptureOutcome } from "#crawl/index.js";
import {
  type CaptureSettings,
  instant,
  parsePageUrl,
  type CaptureReport,
  type Instant,
} from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { Gates } from "#frontier/index.js";
import { VirtualClock } from "../clock/virtual-clock.js";
import type { LivingSite } from "../living-site/living-site.js";
import { SimulatedFetcher } from "../living-site/answer/simulated-fetcher.js";
import type { PageVersion } from "../living-site/generate/timeline.js";
import { mostSharp } from "./most-sharp.js";
import { memoryArchive, type MemoryArchive } from "./memory-archive.js";

/** One site to be captured again and again. */
export interface PairedSite {
  readonly name: string;
  /** Made anew for every capture: the same seed lives the same life. */
  readonly make: (startAt: Instant) => LivingSite | Promise<LivingSite>;
  readonly delayMs: number;
  /** From the end of one capture to the start of the next. */
  readonly gapMs: number;
}

/** What one strategy did in one capture. */
export interface PairedResult {
  readonly site: string;
  readonly strategy: string;
  readonly pages: number;
  /** Sharp by its certificate, and the page really did not change between the sightings. */
  readonly trulySharp: number;
  /** Sharp by its certificate, though the page changed and changed back. */
  readonly returned: number;
  /** The planner's promise before the first revisit. */
  readonly expectedSharp: number;
  /** What no order could have beaten at the planned t*, knowing the site's life. */
  readonly mostSharp: number;
  readonly requests: number;
}

const START = instant(Date.UTC(2026, 0, 5, 9));
const ORIGIN = "http://living.test";
const WARM_UP_STRATEGY = "optimal-online";

/** Captures the site `warmUps` times, then once with every strategy, all from the same archive and instant. */
export async function pairedCaptures(
  site: PairedSite,
  strategies: readonly string[],
  warmUps: number,
  more: Partial<CaptureSettings> = {},
): Promise<PairedResult[]> {
  const { archive, endedAt } = await captureAgainAndAgain(site, warmUps, more);
  const startAt = endedAt === null ? START : instant(endedAt + site.gapMs);
  const results: PairedResult[] = [];
  for (const strategy of strategies) {
    const { outcome, living, endedAt } = await captureOnce(site, archive.branch(), startAt, {
      ...more,
      strategy,
    });
    const { report } = outcome;
    const truth = sharpByTruth(report, living, endedAt);
    results.push({
      site: site.name,
      strategy,
      pages: report.all.pages,
      ...truth,
      expectedSharp: report.expectedSharp ?? 0,
      mostSharp: mostSharp(report, living, site.delayMs),
      requests: report.requests,
    });
  }
  return results;
}

/** An archive of one site captured several times, and the site as it lived. */
export interface Recaptured {
  readonly archive: MemoryArchive;
  readonly living: LivingSite | null;
  /** `null` before the first capture. */
  readonly endedAt: Instant | null;
}

/** Captures the site so often, at its usual distances. */
export async function captureAgainAndAgain(
  site: PairedSite,
  times: number,
  more: Partial<CaptureSettings> = {},
): Promise<Recaptured> {
  const archive = memoryArchive();
  let last: { living: LivingSite | null; endedAt: Instant | null } = { living: null, endedAt: null };
  for (let k = 0; k < times; k++) {
    const startAt = last.endedAt === null ? START : instant(last.endedAt + site.gapMs);
    last = await captureOnce(site, archive, startAt, { ...more, strategy: WARM_UP_STRATEGY });
  }
  return { archive, living: last.living, endedAt: last.endedAt };
}

interface Captured {
  readonly outcome: CaptureOutcome;
  readonly living: LivingSite;
  readonly endedAt: Instant;
}

async function captureOnce(
  site: PairedSite,
  archive: MemoryArchive,
  startAt: Instant,
  settings: Partial<CaptureSettings>,
): Promise<Captured> {
  const clock = new VirtualClock({ startAt, isBusy: () => false });
  const living = await site.make(START);
  const outcome = await captureSite(
    {
      site: siteFromSeeds([parsePageUrl(`${ORIGIN}/`)!]),
      settings: { delayMs: site.delayMs, strategy: "", maxPages: 100_000, threshold: 0.3, ...settings },
    },
    {
      archive,
      clock,
      fetcher: new SimulatedFetcher({ clock, sites: { [ORIGIN]: living } }),
      logger: { log: () => undefined },
      gates: new Gates(clock),
      software: "isochron-lab",
    },
  );
  return { outcome, living, endedAt: clock.now() };
}

/** Holds every sharp page against its life between the sightings. */
function sharpByTruth(
  report: CaptureReport,
  living: LivingSite,
  now: Instant,
): Pick<PairedResult, "trulySharp" | "returned"> {
  const pages = new Map(living.pages.map((page) => [page.path, page]));
  let [trulySharp, returned] = [0, 0];
  for (const { url, verdict, interval } of report.pages) {
    if (verdict !== "sharp" || !interval) continue;
    const { pathname, search } = new URL(url);
    const lived = pages.get(pathname + search)?.timeline.until(now) ?? [];
    if (statesWithin(lived, interval.from, interval.to) <= 1) trulySharp++;
    else returned++;
  }
  return { trulySharp, returned };
}

function statesWithin(versions: readonly PageVersion[], from: number, to: number): number {
  return versions.filter((version, i) => version.from <= to && (versions[i + 1]?.from ?? Infinity) > from)
    .length;
}
