// lab spaniol: inducible crawling against BFS and full-knowledge baselines, over the threshold η (spaniol2009 Fig. 9).
import { SeededRandom } from "#adapters/index.js";
import {
  clairvoyantBest,
  clairvoyantWorst,
  plannerByName,
  sharpInHistory,
  type CapturePlan,
  type PlanPage,
  type PlanRequest,
} from "#schedule/index.js";
import { drawHistory } from "../../simulate/draw-history.js";
import { summarise } from "../../simulate/summary.js";
import type { ExperimentOptions } from "../experiment.js";
import { DISTRIBUTIONS, drawSite, type ChangeDistribution } from "./distributions.js";

/** One strategy (at one η, where it has one) on one distribution. */
export interface SpaniolRow {
  readonly distribution: string;
  readonly strategy: string;
  readonly eta: number | null;
  /** Share of pages that were sharp, mean over the runs. */
  readonly coherence: number;
  readonly deviation: number;
  /** What spaniol2009 calls quality: the share of pages that were not. */
  readonly errorRate: number;
  /** The same without chance; `null` for baselines that know the outcome. */
  readonly expectedCoherence: number | null;
}

/** The whole experiment. */
export interface SpaniolResult {
  readonly experiment: "spaniol";
  readonly pages: number;
  readonly seed: number;
  readonly runs: number;
  readonly distributions: readonly { readonly name: string; readonly summary: string }[];
  readonly rows: readonly SpaniolRow[];
}

const PAGES = 10_000;
const DEFAULT_RUNS = 3;
const ETAS = Array.from({ length: 21 }, (_, k) => k / 20);

/** Coherence of every strategy on every declared distribution. */
export function runSpaniol({ seed, runs = DEFAULT_RUNS, pages = PAGES }: ExperimentOptions): SpaniolResult {
  const rows = DISTRIBUTIONS.flatMap((distribution) => runDistribution(distribution, { seed, runs, pages }));
  const distributions = DISTRIBUTIONS.map(({ name, summary }) => ({ name, summary }));
  return { experiment: "spaniol", pages, seed, runs, distributions, rows };
}

interface Size {
  readonly seed: number;
  readonly runs: number;
  readonly pages: number;
}

function runDistribution(distribution: ChangeDistribution, { seed, runs, pages }: Size): SpaniolRow[] {
  const random = new SeededRandom(seed).fork(distribution.name);
  const site = drawSite(distribution, pages, random.fork("site"));
  const planned = [
    ...["bfs-fifo", "bfs-lifo", "optimal"].map((name) => ({ eta: null, plan: planWith(name, site, 0.3) })),
    ...ETAS.map((eta) => ({ eta, plan: planWith("inducible", site, 1 - eta) })),
  ];
  const shares = new Map<string, number[]>();
  const record = (key: string, sharp: number): void => {
    shares.set(key, [...(shares.get(key) ?? []), sharp / pages]);
  };
  const changes = random.fork("changes");
  for (let run = 0; run < runs; run++) {
    const history = drawHistory(site, changes);
    for (const { eta, plan } of planned)
      record(keyOf(plan.strategy, eta), sharpInHistory(plan, history, "papers").filter(Boolean).length);
    for (const baseline of [clairvoyantWorst(history), clairvoyantBest(history)])
      record(keyOf(baseline.name, null), baseline.plan(requestFor(site, 0.3)).expectedSharp);
  }
  const expected = new Map(planned.map(({ eta, plan }) => [keyOf(plan.strategy, eta), plan.expectedSharp]));
  return [...shares].map(([key, values]) =>
    rowOf(distribution.name, key, values, (expected.get(key) ?? NaN) / pages),
  );
}

function keyOf(strategy: string, eta: number | null): string {
  return eta === null ? strategy : `${strategy} ${eta}`;
}

function rowOf(distribution: string, key: string, shares: readonly number[], expected: number): SpaniolRow {
  const [strategy, eta] = key.split(" ");
  const { mean, deviation } = summarise(shares);
  return {
    distribution,
    strategy: strategy!,
    eta: eta === undefined ? null : Number(eta),
    coherence: mean,
    deviation,
    errorRate: 1 - mean,
    expectedCoherence: Number.isNaN(expected) ? null : expected,
  };
}

function planWith(strategy: string, pages: readonly PlanPage[], threshold: number): CapturePlan {
  return plannerByName(strategy)!.plan(requestFor(pages, threshold));
}

function requestFor(pages: readonly PlanPage[], threshold: number): PlanRequest {
  return { pages, model: "papers", known: "all", sizeGuess: null, revisitBudget: null, threshold };
}
