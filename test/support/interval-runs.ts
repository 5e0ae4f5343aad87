// Many living sites in virtual time: every interval of every version that was seen, held against the site's own record.
import { captureSite } from "#crawl/index.js";
import {
  checkAgainstTruth,
  simulateLivingSite,
  type Claim,
  type ClaimOutcome,
  type Truth,
  type TruthPage,
} from "#lab/index.js";
import {
  attestedInterval,
  hostOf,
  instant,
  observedInterval,
  possibleInterval,
  toIso,
  versionsOf,
  type CapturedSighting,
  type ClosedInterval,
  type HalfOpenInterval,
  type PageUrl,
  type Sighting,
  type Version,
} from "#model/index.js";
import { testHost } from "#quality/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { volatileArchive } from "./volatile-archive.js";

type Outcomes = Record<ClaimOutcome, number>;

/** What the truth says about all intervals of all versions seen. */
export interface IntervalRuns {
  sites: number;
  pages: number;
  readonly observed: Outcomes;
  /** Only what goes beyond observation, per kind of evidence. */
  readonly attested: Record<string, Outcomes>;
  readonly possible: { held: number; false: number; servedOnly: number; skipped: number };
  readonly complaints: string[];
}

const none = (): Outcomes => ({ held: 0, returned: 0, "served-only": 0, false: 0, unknown: 0 });

/** Captures one site per seed and judges every interval. */
export async function runIntervals(seeds: readonly number[]): Promise<IntervalRuns> {
  const runs: IntervalRuns = {
    sites: 0,
    pages: 0,
    observed: none(),
    attested: { "last-modified, host trusted": none(), "last-modified, host not tested": none() },
    possible: { held: 0, false: 0, servedOnly: 0, skipped: 0 },
    complaints: [],
  };
  for (const seed of seeds) await addRun(runs, seed);
  return runs;
}

async function addRun(runs: IntervalRuns, seed: number): Promise<void> {
  const preset = seed % 5 === 0 ? "plain" : "everything";
  const simulation = simulateLivingSite({ seed, preset, pages: 12 + (seed % 4) * 8 });
  const { archive, sightings } = volatileArchive();
  const strategy = ["inducible", "bfs-fifo", "hottest-middle"][seed % 3]!;
  const settings = { delayMs: 150 + (seed % 5) * 350, strategy, maxPages: 1000, threshold: 0.3 };
  const world = { archive, ...simulation, logger: { log: () => undefined }, software: "test" };
  await captureSite({ site: siteFromSeeds([simulation.url]), settings }, world);
  const truth = simulation.site.truth(simulation.clock.now());
  runs.sites++;
  runs.pages += sightings.size;
  judgeRun(runs, seed, sightings, truth);
}

function judgeRun(
  runs: IntervalRuns,
  seed: number,
  sightings: ReadonlyMap<PageUrl, Sighting[]>,
  truth: Truth,
): void {
  const pages = new Map(truth.pages.map((page) => [page.path, page]));
  const trusts = trustByHost(sightings);
  for (const [url, seen] of sightings) {
    const { pathname, search } = new URL(url);
    const page = pages.get(pathname + search);
    const trust = trusts.get(hostOf(url));
    for (const version of versionsOf(seen)) {
      const observed = observedInterval(version);
      const outcome = tally(runs.observed, claimOf(url, version, observed, "observed"), truth);
      const isExcused = outcome === "served-only" && givesNoSign(page, seen);
      if (outcome && outcome !== "held" && outcome !== "returned" && !isExcused)
        runs.complaints.push(`seed ${seed} observed ${url}: ${outcome}`);
      // Beyond observation only: what the server's word adds, with and without the host's trust test.
      const kinds: [string, number | null][] = [
        ["last-modified, host trusted", trust?.kind === "trusted" ? trust.trust.skewUpperMs : null],
        ["last-modified, host not tested", 5000],
      ];
      for (const [kind, skewUpperMs] of kinds) {
        if (skewUpperMs === null) continue;
        const interval = attestedInterval(version, { skewUpperMs });
        if (interval && (!observed || interval.from < observed.from))
          tally(runs.attested[kind]!, claimOf(url, version, interval, kind), truth);
      }
      judgePossible(runs, seed, version, { page, hidden: givesNoSign(page, seen) });
    }
  }
}

function trustByHost(sightings: ReadonlyMap<PageUrl, Sighting[]>): Map<string, ReturnType<typeof testHost>> {
  const byHost = new Map<string, Sighting[][]>();
  for (const [url, seen] of sightings) byHost.set(hostOf(url), [...(byHost.get(hostOf(url)) ?? []), seen]);
  return new Map([...byHost].map(([host, pages]) => [host, testHost(pages)]));
}

function claimOf(
  url: string,
  { identity }: Version,
  interval: ClosedInterval | null,
  evidence: string,
): Claim | null {
  if (!interval) return null;
  const { contentDigest, status, location } = identity;
  const span = { from: toIso(instant(interval.from)), to: toIso(interval.to) };
  return { url, contentDigest, status, location, interval: span, evidence };
}

function tally(into: Outcomes, claim: Claim | null, truth: Truth): ClaimOutcome | null {
  if (!claim) return null;
  const { outcome } = checkAgainstTruth([claim], truth).claims[0]!;
  into[outcome]++;
  return outcome;
}

/** Caches that add no header cannot be seen: observed then means served to us, as every certificate says. */
function givesNoSign(page: TruthPage | undefined, seen: readonly Sighting[]): boolean {
  const signs = seen.some((s) => s.outcome.kind === "captured" && s.outcome.validators.cacheSigns);
  return page?.cached !== undefined && !signs;
}

/** The life of what a look showed must lie inside the version's possible interval. */
function judgePossible(
  runs: IntervalRuns,
  seed: number,
  version: Version,
  { page, hidden }: { page: TruthPage | undefined; hidden: boolean },
): void {
  const possible = possibleInterval(version);
  for (const look of version.sightings) {
    const lives = page && !page.noisy ? livesShownBy(look, page) : [];
    // Pages that differ at every request have no life of a content; nor have addresses that are no pages.
    if (lives.length === 0) runs.possible.skipped++;
    else if (lives.some((life) => liesWithin(life, possible))) runs.possible.held++;
    else if (hidden) runs.possible.servedOnly++;
    else {
      runs.possible.false++;
      runs.complaints.push(`seed ${seed} possible ${look.url}: ${JSON.stringify({ possible, lives })}`);
    }
  }
}

/** Lives of equal content that a look may have shown: alive during the fetch, or before it when caches answer. */
function livesShownBy({ url, times, outcome }: CapturedSighting, page: TruthPage): HalfOpenInterval[] {
  return page.versions
    .filter((version) => version.contentDigest === outcome.identity.contentDigest)
    .filter((version) => version.status === outcome.identity.status)
    .filter(({ location }) => target(location, url) === target(outcome.identity.location, url))
    .map((version) => ({
      from: instant(Date.parse(version.from)),
      to: version.to === null ? null : instant(Date.parse(version.to)),
    }))
    .filter(({ from }) => from <= times.lastByteAt)
    .filter(({ to }) => page.cached !== undefined || to === null || to > times.sentAt);
}

function target(location: string | null, base: string): string | null {
  return location === null ? null : new URL(location, base).href;
}

function liesWithin(life: HalfOpenInterval, within: HalfOpenInterval): boolean {
  const startsInside = within.from === null || (life.from !== null && life.from >= within.from);
  // A life that goes on at the end of the truth is bounded by nothing yet.
  const endsInside = within.to === null || (life.to !== null && life.to <= within.to);
  return startsInside && endsInside;
}

/** The figures as a few lines, printed by the tests. */
export function describeIntervals(runs: IntervalRuns): string {
  const rate = ({ held, returned, false: wrong }: Outcomes): string =>
    `${wrong} false of ${held + returned + wrong}` +
    (wrong > 0 ? ` (${((100 * wrong) / (held + returned + wrong)).toFixed(1)} %)` : "");
  const attested = Object.entries(runs.attested).map(
    ([kind, outcomes]) => `  attested by ${kind}: ${rate(outcomes)}`,
  );
  return [
    `${runs.sites} living sites, ${runs.pages} pages`,
    `  observed intervals: ${rate(runs.observed)}, ${runs.observed.returned} with A→B→A between sightings, ${runs.observed["served-only"]} true of what caches without a sign served`,
    ...attested,
    `  possible intervals: ${runs.possible.false} false of ${runs.possible.held + runs.possible.false} (${runs.possible.skipped} looks without a life to compare, ${runs.possible.servedOnly} true of what caches without a sign served)`,
  ].join("\n");
}
