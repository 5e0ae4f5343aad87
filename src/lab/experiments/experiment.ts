// What an experiment takes and gives: a result object, and that object as a table and as a page.

/** Settings that experiments share; each takes what concerns it. */
export interface ExperimentOptions {
  readonly seed: number;
  /** Simulated runs; the experiment's own default when left out. */
  readonly runs?: number | undefined;
  /** Pages of the synthetic sites; the paper's number when left out. */
  readonly pages?: number | undefined;
  /** Strategies by name, where there is a choice. */
  readonly strategies?: readonly string[] | undefined;
  /** A change history to capture instead of synthetic sites. */
  readonly history?: string | undefined;
  /** Whether planners are told the true rates or estimate them from the past. */
  readonly rates?: "known" | "estimated" | undefined;
  /** Seconds per slot on a real history. */
  readonly slotSeconds?: number | undefined;
}

/** What came out, in the three forms that people use. */
export interface ExperimentOutcome {
  /** JSON-safe; `experiment` names it. */
  readonly result: { readonly experiment: string; readonly rows: readonly object[] };
  /** For a terminal. */
  readonly table: string;
  /** A whole page with charts, needing nothing else. */
  readonly html: string;
}

/** One experiment of the lab. */
export interface Experiment {
  readonly key: string;
  readonly summary: string;
  run(options: ExperimentOptions): Promise<ExperimentOutcome>;
}
