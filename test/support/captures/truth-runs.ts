import { checkAgainstTruth, type ClaimOutcome, type PresetName } from "#lab/index.js";
import type { Verdict } from "#model/index.js";
import { captureSimulated } from "./capture-simulated.js";

/** What the truth says about all claims of many seeded captures. */
export interface TruthRuns {
  readonly sites: number;
  pages: number;
  readonly sharp: Record<ClaimOutcome, number>;
  /** By kind of evidence. */
  readonly attested: Record<string, Record<ClaimOutcome, number>>;
  readonly verdicts: Partial<Record<Verdict, number>>;
  /** Claims that did not hold, in words. */
  readonly complaints: string[];
}

type Outcomes = Record<ClaimOutcome, number>;

const none = (): Record<ClaimOutcome, number> => ({
  held: 0,
  returned: 0,
  "served-only": 0,
  false: 0,
  unknown: 0,
});

/** Captures one simulated site per seed and holds every claim against the site's own record. */
export async function runAgainstTruth(
  seeds: readonly number[],
  preset: (seed: number) => PresetName,
): Promise<TruthRuns> {
  const runs: TruthRuns = {
    sites: seeds.length,
    pages: 0,
    sharp: none(),
    attested: {},
    verdicts: {},
    complaints: [],
  };
  for (const seed of seeds) await addRun(runs, seed, preset(seed));
  return runs;
}

async function addRun(runs: TruthRuns, seed: number, preset: PresetName): Promise<void> {
  const strategy = ["optimal-online", "bfs-fifo", "hottest-middle"][seed % 3]!;
  const options = { seed, preset, pages: 20 + (seed % 5) * 15 };
  // Every third site is revisited conditionally, whatever the size of its pages.
  const conditional = seed % 3 === 1 ? { conditionalAbove: 0 } : {};
  const { certificate, report, simulation } = await captureSimulated(options, {
    strategy,
    delayMs: 200 + (seed % 4) * 400,
    ...conditional,
  });
  const truth = simulation.site.truth(simulation.clock.now());
  const hidden = new Set(truth.pages.filter((page) => page.cached?.isHidden).map((page) => page.path));
  const add = (verdict: Verdict, tallyOf: (evidence: string) => Record<ClaimOutcome, number>): void => {
    const claims = certificate.pages.filter((page) => page.verdict === verdict);
    for (const { outcome, claim, why } of checkAgainstTruth(claims, truth).claims) {
      tallyOf(claim.evidence ?? "")[outcome]++;
      // What only caches served is a fault too where they gave a sign (decision record 2); hidden ones nobody can tell.
      const { pathname, search } = new URL(claim.url);
      const isHiddenCache = outcome === "served-only" && hidden.has(pathname + search);
      if (outcome !== "held" && outcome !== "returned" && !isHiddenCache)
        runs.complaints.push(`seed ${seed} ${verdict} ${claim.url}: ${why}`);
    }
  };
  runs.pages += report.all.pages;
  add("sharp", () => runs.sharp);
  add("attested", (evidence) => (runs.attested[`${evidence}, ${preset} sites`] ??= none()));
  for (const { verdict } of report.pages) runs.verdicts[verdict] = (runs.verdicts[verdict] ?? 0) + 1;
}

/** The figures as one paragraph, printed by the tests. */
export function describeRuns({ sites, pages, sharp, attested, verdicts }: TruthRuns): string {
  const claims = Object.values(sharp).reduce((sum, n) => sum + n, 0);
  return (
    `${sites} living sites, ${pages} pages: ${claims} sharp claims, ${sharp.held} true, ` +
    `${sharp.returned} with A→B→A between the sightings, ${sharp.false} false, ${sharp["served-only"]} true only of what hidden caches served; ` +
    `verdicts ${JSON.stringify(verdicts)}` +
    Object.entries(attested)
      .map(([kind, outcomes]) => `\n  ${kind}: ${errorRate(outcomes)}`)
      .join("")
  );
}

/** How often the server's word was wrong; what came back in between counts as right, as for observations. */
export function errorRate({ held, returned, false: wrong, "served-only": cached }: Outcomes): string {
  const all = held + returned + wrong + cached;
  const rate = all === 0 ? "" : ` (${((100 * wrong) / all).toFixed(1)} %)`;
  return `${wrong} false of ${all}${rate}, ${returned} with A→B→A, ${cached} true only of what caches served`;
}
