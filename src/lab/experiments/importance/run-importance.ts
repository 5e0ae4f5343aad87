// lab importance: Figures 7 and 8 of Ben Saad & Gançarski, with rivals and the bound.
import { SeededRandom } from "#adapters/index.js";
import { refreshPlanners } from "#schedule/index.js";
import { generatePages, GENERATORS, PERIODS, type PatternGenerator } from "./generators.js";
import { drawLives } from "./lives.js";
import { refreshBounds, runRefresh } from "./measure.js";

/** What is run. */
export interface ImportanceOptions {
  readonly seed: number;
  /** Independent sites per generator; figures are means over them. */
  readonly runs: number;
  readonly pages: number;
  readonly days: number;
  /** Captures per period as shares of the pages. */
  readonly resources: readonly number[];
  readonly generators: readonly PatternGenerator[];
}

/** The paper's sizes: 1,000 pages, 24 periods, M from 20 to 100 %, and 10 % besides. */
export const IMPORTANCE_DEFAULTS: ImportanceOptions = {
  seed: 1,
  runs: 3,
  pages: 1000,
  days: 5,
  resources: [0.1, 0.2, 0.4, 0.6, 0.8, 1],
  generators: GENERATORS,
};

/** One strategy at one M on one generator; the bound's coherence is unknown. */
export interface ImportanceRow {
  readonly generator: string;
  readonly resources: number;
  readonly strategy: string;
  readonly completeness: number;
  readonly weightCaptured: number;
  readonly coherence: number | null;
}

/** All rows of the experiment. */
export interface ImportanceResult {
  readonly experiment: "importance";
  readonly options: ImportanceOptions;
  readonly rows: readonly ImportanceRow[];
}

/** Runs every strategy on every generator at every M. */
export function runImportance(options: ImportanceOptions = IMPORTANCE_DEFAULTS): ImportanceResult {
  const rows = options.generators.flatMap((generator) => {
    const runs = Array.from({ length: options.runs }, (_, run) =>
      runSite(options, generator, options.seed + run),
    );
    return runs[0]!.map((row, i) =>
      meanRow(
        runs.map((rowsOfRun) => rowsOfRun[i]!),
        row,
      ),
    );
  });
  return { experiment: "importance", options, rows };
}

function runSite(options: ImportanceOptions, generator: PatternGenerator, seed: number): ImportanceRow[] {
  const horizon = options.days * PERIODS;
  const random = new SeededRandom(seed).fork(generator.name);
  const pages = generatePages(generator, options.pages, random.fork("pages"));
  const site = { pages, lives: drawLives(pages, horizon, random.fork("changes")), horizon };
  return options.resources.flatMap((resources) => {
    const budget = Math.round(resources * options.pages);
    const common = { generator: generator.name, resources };
    const rows: ImportanceRow[] = refreshPlanners(horizon).map((planner) => ({
      ...common,
      strategy: planner.name,
      ...runRefresh(site, planner, budget),
    }));
    return [...rows, { ...common, strategy: "bound", ...refreshBounds(site, budget), coherence: null }];
  });
}

function meanRow(rows: readonly ImportanceRow[], like: ImportanceRow): ImportanceRow {
  const mean = (value: (row: ImportanceRow) => number): number =>
    rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
  return {
    ...like,
    completeness: mean((row) => row.completeness),
    weightCaptured: mean((row) => row.weightCaptured),
    coherence: like.coherence === null ? null : mean((row) => row.coherence!),
  };
}
