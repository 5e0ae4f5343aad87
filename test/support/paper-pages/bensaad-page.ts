// docs/papers/bensaad2011.md from what `lab importance`, `lab refresh` and `lab estimators` give.
import type { EstimatorsResult } from "#lab/experiments/estimators/run-estimators.js";
import type { ImportanceResult, ImportanceRow } from "#lab/experiments/importance/run-importance.js";
import type { RefreshResult } from "#lab/experiments/refresh/run-refresh.js";
import { share, tableRow } from "./held-page.js";

const OLDER = ["relevance", "frequency", "coherence", "sharc", "importance"];
const DIFFER = ["shifted", "different", "very-different", "mostly-still"];

/** Rows and phrases of the section on `lab importance`. */
export function importanceLines(result: ImportanceResult): string[] {
  const { generators, pages, seed, runs, days } = result.options;
  const strategies = [...new Set(result.rows.map(({ strategy }) => strategy))];
  const names = generators.map(({ name }) => name);
  const rows = strategies.map((strategy) =>
    tableRow(
      strategy,
      ...names.map((name) =>
        [0.1, 0.2].map((m) => share(of(result, name, strategy, m).completeness)).join(" / "),
      ),
    ),
  );
  return [
    ...rows,
    `n = ${pages} pages, seed ${seed}, ${runs} drawn sites of each generator, ${days} days of 24 periods`,
    `at M = 20 % it has ${times(result, "importance-pattern", "sharc", 0.2, DIFFER, 2)} times SHARC's completeness`,
    `and ${times(result, "importance-pattern", "importance", 0.2, DIFFER, 2)} times Importance's`,
    `has ${times(result, "expected-gain/completeness", "importance-pattern", 0.1, DIFFER, 3)} times Importance-Pattern's completeness at M = 10 %`,
    `and ${times(result, "expected-gain/completeness", "importance-pattern", 0.2, DIFFER, 3)} times at 20 %`,
    `(${times(result, "bound", "importance-pattern", 0.2, ["mostly-still"], 2)} times on *mostly still* at 20 %)`,
    ...coherencePhrases(result),
    ...wherePatternsDiffer(result),
  ];
}

function of(result: ImportanceResult, generator: string, strategy: string, m: number): ImportanceRow {
  return result.rows.find(
    (row) => row.generator === generator && row.strategy === strategy && row.resources === m,
  )!;
}

function times(
  result: ImportanceResult,
  ...rest: [string, string, number, readonly string[], number]
): string {
  const [one, other, m, generators, decimals] = rest;
  return listed(
    generators.map((name) =>
      (of(result, name, one, m).completeness / of(result, name, other, m).completeness).toFixed(decimals),
    ),
  );
}

function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
}

function coherencePhrases(result: ImportanceResult): string[] {
  const figures = (strategy: string, m: number): string =>
    listed(DIFFER.map((name) => of(result, name, strategy, m).coherence!.toFixed(2).replace(/^0/, "")));
  return [0.1, 0.2, 0.6].map((m) => `(${figures("importance-pattern", m)} against ${figures("sharc", m)})`);
}

/** Where Importance-Pattern is more complete than all five older strategies, and which are not below it elsewhere. */
function wherePatternsDiffer(result: ImportanceResult): string[] {
  return result.options.resources.map((m) => {
    const exceptions = DIFFER.flatMap((name) => {
      const own = of(result, name, "importance-pattern", m).completeness;
      const above = OLDER.filter((older) => of(result, name, older, m).completeness >= own);
      return above.length === 0
        ? []
        : [`${name}: ${above.length === OLDER.length ? "all" : above.join(", ")}`];
    });
    return tableRow(`${Math.round(m * 100)} %`, exceptions.length === 0 ? "none" : exceptions.join("; "));
  });
}

/** The phrase about `lab refresh` on apache-www. */
export function refreshLines({ history, rows }: RefreshResult): string[] {
  const figure = (strategy: string): string =>
    share(rows.find((row) => row.strategy === strategy && row.resources === 0.1)!.completeness);
  return [
    `on ${history}, 10 % a day, expected gain ${figure("expected-gain/completeness")}, Importance-Pattern ${figure("importance-pattern")}, round-robin ${figure("round-robin")}, bound ${figure("bound")}`,
  ];
}

/** One row of the table of log-losses. */
export function estimatorsLine({ history, rows }: EstimatorsResult): string {
  const shown = [
    "naive",
    "site-mean",
    "cho-irregular",
    "gamma-poisson",
    "grouped",
    "over-dispersed",
    "bulk-aware",
  ].map((name) => share(rows.find(({ estimator }) => estimator === name)!.logLoss));
  const blended = share(rows.find(({ estimator }) => estimator === "blended")!.logLoss);
  return tableRow(history, ...shown, `**${blended}**`);
}
