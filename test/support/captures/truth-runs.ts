import { claimsOf, judge, measureClaim, type PresetName } from "#lab/index.js";
import type { Verdict } from "#model/index.js";
import { captureSimulated } from "./capture-simulated.js";
import { complaint, Tally, WordTally } from "./tallies.js";

/** What the truth says about all claims of many seeded captures. */
export interface TruthRuns {
  readonly sites: number;
  pages: number;
  readonly sharp: Tally;
  /** By kind of evidence. */
  readonly attested: WordTally;
  readonly verdicts: Partial<Record<Verdict, number>>;
  /** Sharp claims that were false, in words. */
  readonly complaints: string[];
}

/** Captures one simulated site per seed and holds every claim against the site's own record. */
export async function runAgainstTruth(
  seeds: readonly number[],
  preset: (seed: number) => PresetName,
): Promise<TruthRuns> {
  const runs: TruthRuns = {
    sites: seeds.length,
    pages: 0,
    sharp: new Tally(),
    attested: new WordTally(),
    verdicts: {},
    complaints: [],
  };
  for (const seed of seeds) await addRun(runs, seed, preset(seed));
  return runs;
}

async function addRun(runs: TruthRuns, seed: number, preset: PresetName): Promise<void> {
  const { certificate, report, simulation } = await captureSeeded(seed, preset);
  const truth = simulation.site.truth(simulation.clock.now());
  const judged = judge(claimsOf(certificate, "sharp"), truth).claims;
  runs.sharp.add(judged);
  runs.complaints.push(...judged.flatMap((claim) => complaint(seed, claim) ?? []));
  for (const claim of claimsOf(certificate, "attested")) {
    runs.attested.add(`${claim.evidence}, ${preset} sites`, measureClaim(claim, truth));
  }
  runs.pages += report.all.pages;
  for (const { verdict } of report.pages) runs.verdicts[verdict] = (runs.verdicts[verdict] ?? 0) + 1;
}

/** The capture of a seed: strategy, pace and conditional revisits follow from it. */
function captureSeeded(seed: number, preset: PresetName): ReturnType<typeof captureSimulated> {
  const strategy = ["optimal-online", "bfs-fifo", "hottest-middle"][seed % 3]!;
  // Every third site is revisited conditionally, whatever the size of its pages.
  const conditional = seed % 3 === 1 ? { conditionalAbove: 0 } : {};
  return captureSimulated(
    { seed, preset, pages: 20 + (seed % 5) * 15 },
    { strategy, delayMs: 200 + (seed % 4) * 400, ...conditional },
  );
}

/** The figures as one paragraph, printed by the tests. */
export function describeRuns({ sites, pages, sharp, attested, verdicts }: TruthRuns): string {
  return [
    `${sites} living sites, ${pages} pages: sharp claims ${sharp.words()}; verdicts ${JSON.stringify(verdicts)}`,
    ...attested.lines(),
  ].join("\n  ");
}
