// Many living sites in virtual time: every interval of every version that was seen, held against the site's own record.
import { makeWorld, captureSite } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import { judge, measureClaim, simulateLivingSite, type Simulation, type Truth } from "#lab/index.js";
import { versionsOf, type PageUrl, type Sighting } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { volatileArchive } from "../archives/volatile-archive.js";
import { attestations, trustByHost } from "./attestations.js";
import { PossibleTally } from "./possible-lives.js";
import { claimOf, observedClaims } from "./sighted-claims.js";
import { complaint, Tally, WordTally } from "./tallies.js";

/** What the truth says about all intervals of all versions seen. */
export interface IntervalRuns {
  sites: number;
  unreachable: number;
  pages: number;
  readonly observed: Tally;
  /** Only what goes beyond observation, per kind of evidence. */
  readonly attested: WordTally;
  readonly possible: PossibleTally;
  readonly complaints: string[];
}

/** A captured site: what was seen of it, and its truth. */
export interface SeenSite {
  readonly sightings: ReadonlyMap<PageUrl, Sighting[]>;
  readonly truth: Truth;
  readonly simulation: Simulation;
}

/** Captures one site per seed and judges every interval. */
export async function runIntervals(seeds: readonly number[]): Promise<IntervalRuns> {
  const runs: IntervalRuns = {
    sites: 0,
    unreachable: 0,
    pages: 0,
    observed: new Tally(),
    attested: new WordTally(),
    possible: new PossibleTally(),
    complaints: [],
  };
  for (const seed of seeds) {
    const seen = await seenSite(seed);
    if (seen) judgeSite(runs, seed, seen);
    else runs.unreachable++;
  }
  return runs;
}

/** Captures the site of a seed; `null` when it could not be reached. */
export async function seenSite(seed: number): Promise<SeenSite | null> {
  const preset = seed % 5 === 0 ? "plain" : "everything";
  const simulation = simulateLivingSite({ seed, preset, pages: 12 + (seed % 4) * 8 });
  const { archive, sightings } = volatileArchive();
  const strategy = ["inducible", "bfs-fifo", "hottest-middle"][seed % 3]!;
  const conditional = seed % 2 === 0 ? { conditionalAbove: 0 } : {};
  const delayMs = 150 + (seed % 5) * 350;
  const settings = { delayMs, strategy, maxPages: 1000, threshold: 0.3, ...conditional };
  const world = makeWorld({ archive, ...simulation, software: "test" });
  try {
    await captureSite({ site: siteFromSeeds([simulation.url]), settings }, world);
  } catch (error) {
    // A site that answers 503 twice to its first request leaves nothing to judge.
    if (!(error instanceof IsochronError) || error.code !== "UNREACHABLE") throw error;
    return null;
  }
  return { sightings, truth: simulation.site.truth(simulation.clock.now()), simulation };
}

function judgeSite(runs: IntervalRuns, seed: number, { sightings, truth }: SeenSite): void {
  runs.sites++;
  runs.pages += sightings.size;
  const { claims } = judge(observedClaims(sightings), truth);
  runs.observed.add(claims);
  runs.complaints.push(...claims.flatMap((claim) => complaint(seed, claim) ?? []));
  const trusts = trustByHost(sightings);
  for (const [url, seen] of sightings) {
    for (const version of versionsOf(seen)) {
      for (const { kind, interval } of attestations(url, version, trusts))
        runs.attested.add(kind, measureClaim(claimOf(seen, version, interval), truth));
      const wrong = runs.possible.add(version, truth);
      runs.complaints.push(...wrong.map((words) => `seed ${seed} possible ${url}: ${words}`));
    }
  }
}

/** The figures as a few lines, printed by the tests. */
export function describeIntervals(runs: IntervalRuns): string {
  return [
    `${runs.sites} living sites (${runs.unreachable} more could not be reached), ${runs.pages} pages`,
    `observed intervals: ${runs.observed.words()}`,
    ...runs.attested.lines().map((line) => `attested by ${line}`),
    runs.possible.words(),
  ].join("\n  ");
}
