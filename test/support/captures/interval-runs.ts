// Many living sites in virtual time: every interval of every version that was seen, held against the site's own record.
import { makeWorld, captureSite } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
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
import { errorRate } from "./truth-runs.js";
import { volatileArchive } from "../archives/volatile-archive.js";

type Outcomes = Record<ClaimOutcome, number>;

/** What the truth says about all intervals of all versions seen. */
export interface IntervalRuns {
  sites: number;
  unreachable: number;
  pages: number;
  readonly observed: Record<Observed, number>;
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
    unreachable: 0,
    pages: 0,
    observed: { held: 0, returned: 0, returnedWithinLooks: 0, servedWithoutSign: 0, false: 0 },
    attested: {},
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
  const conditional = seed % 2 === 0 ? { conditionalAbove: 0 } : {};
  const settings = {
    delayMs: 150 + (seed % 5) * 350,
    strategy,
    maxPages: 1000,
    threshold: 0.3,
    ...conditional,
  };
  const world = makeWorld({ archive, ...simulation, software: "test" });
  try {
    await captureSite({ site: siteFromSeeds([simulation.url]), settings }, world);
  } catch (error) {
    // A site that answers 503 twice to its first request leaves nothing to judge.
    if (!(error instanceof IsochronError) || error.code !== "UNREACHABLE") throw error;
    runs.unreachable++;
    return;
  }
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
      const kind = judgeObserved(claimOf(url, version, observed, "observed"), version, { truth, page, seen });
      if (kind) runs.observed[kind]++;
      if (kind === "false") runs.complaints.push(`seed ${seed} observed ${url}`);
      for (const { kind, interval } of trust ? attestations(version, trust) : [])
        tally((runs.attested[kind] ??= none()), claimOf(url, version, interval, kind), truth);
      judgePossible(runs, seed, version, { page, hidden: givesNoSign(page, seen) });
    }
  }
}

/** Beyond observation only: what the server's word adds, with and without the host's trust test. */
function attestations(
  version: Version,
  trust: ReturnType<typeof testHost>,
): { kind: string; interval: ClosedInterval }[] {
  const observed = observedInterval(version);
  const found: { kind: string; interval: ClosedInterval }[] = [];
  const skews: [string, number | null][] = [
    ["last-modified, host trusted", trust.kind === "trusted" ? trust.trust.skewUpperMs : null],
    ["last-modified, host not tested", 5000],
  ];
  for (const [kind, skewUpperMs] of skews) {
    if (skewUpperMs === null) continue;
    const interval = attestedInterval({ ...version, attestedBy: [] }, { skewUpperMs });
    if (interval && (!observed || interval.from < observed.from)) found.push({ kind, interval });
  }
  const carried = attestedInterval(version, null);
  if (carried && (!observed || carried.to > observed.to))
    for (const kind of kindsOf304(version, trust)) found.push({ kind, interval: carried });
  return found;
}

/** By what the 304 was asked with; as the host's word is taken, and as it would be untested. */
function kindsOf304({ sightings, attestedBy }: Version, host: ReturnType<typeof testHost>): string[] {
  const last = attestedBy.at(-1)?.outcome;
  if (last?.kind !== "unchanged") return [];
  const isWeak = sightings.at(-1)!.outcome.validators.etag?.startsWith("W/");
  const by = last.by === "last-modified" ? "a Last-Modified" : isWeak ? "a weak ETag" : "a strong ETag";
  const isTaken = host.notModified === null && (last.by === "etag" || host.kind === "trusted");
  return [`304 to ${by}, host not tested`, ...(isTaken ? [`304 to ${by}, host trusted`] : [])];
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

/** What became of an observed interval; all but the last are true of what was served to us at both ends. */
type Observed = "held" | "returned" | "returnedWithinLooks" | "servedWithoutSign" | "false";

function judgeObserved(
  claim: Claim | null,
  version: Version,
  { truth, page, seen }: { truth: Truth; page: TruthPage | undefined; seen: readonly Sighting[] },
): Observed | null {
  if (!claim) return null;
  const { outcome } = checkAgainstTruth([claim], truth).claims[0]!;
  if (outcome === "held" || outcome === "returned") return outcome;
  if (page && returnedWithinLooks(version, page)) return "returnedWithinLooks";
  return outcome === "served-only" && givesNoSign(page, seen) ? "servedWithoutSign" : "false";
}

/**
 * A→B→A where B still lived when the second request was sent, or lived already when the first answer ended: a fetch is
 * a span, the server chose what it showed somewhere in it, and at both choices that was A.
 */
function returnedWithinLooks({ sightings }: Version, page: TruthPage): boolean {
  return [sightings[0]!, sightings.at(-1)!].every((look) => {
    const { cacheSigns, ageSeconds } = look.outcome.validators;
    const staleMs = cacheSigns && ageSeconds !== null ? (ageSeconds + 1) * 1000 : 0;
    return livesShownBy(look, page, staleMs).length > 0;
  });
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
    const lives = page && !page.noisy ? livesShownBy(look, page, page.cached?.maxStaleMs ?? 0) : [];
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

/** Lives of equal content that a look may have shown: alive during the fetch, or before it by as much as caches may be stale. */
function livesShownBy(
  { url, times, outcome }: CapturedSighting,
  page: TruthPage,
  staleMs: number,
): HalfOpenInterval[] {
  const chosenFrom = times.sentAt - staleMs;
  return page.versions
    .filter((version) => version.contentDigest === outcome.identity.contentDigest)
    .filter((version) => version.status === outcome.identity.status)
    .filter(({ location }) => target(location, url) === target(outcome.identity.location, url))
    .map((version) => ({
      from: instant(Date.parse(version.from)),
      to: version.to === null ? null : instant(Date.parse(version.to)),
    }))
    .filter(({ from }) => from <= times.lastByteAt)
    .filter(({ to }) => to === null || to > chosenFrom);
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
  const { observed } = runs;
  const claims = Object.values(observed).reduce((sum, n) => sum + n, 0);
  const attested = Object.entries(runs.attested)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, outcomes]) => `  attested by ${kind}: ${errorRate(outcomes)}`);
  return [
    `${runs.sites} living sites (${runs.unreachable} more could not be reached), ${runs.pages} pages`,
    `  observed intervals: ${observed.false} false of ${claims}, ${observed.returned} with A→B→A between sightings, ` +
      `${observed.returnedWithinLooks} more where B lived into a fetch, ` +
      `${observed.servedWithoutSign} true only of what caches without a sign served`,
    ...attested,
    `  possible intervals: ${runs.possible.false} false of ${runs.possible.held + runs.possible.false} (${runs.possible.skipped} looks without a life to compare, ${runs.possible.servedOnly} true of what caches without a sign served)`,
  ].join("\n");
}
