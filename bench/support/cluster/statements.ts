// What the database was asked, by what it was about.
import type { BenchPostgres } from "../services/postgres.js";

/** Statements so far of each kind, and the milliseconds that they took inside the database. */
export type StatementTally = Readonly<Record<string, { readonly calls: number; readonly ms: number }>>;

/** The first that is in a statement says what it is about. */
const ABOUT: readonly (readonly [words: string, kind: string])[] = [
  ["enter_gates", "gates"],
  ["\\.(gates|long_pauses|gate_hall)", "gates"],
  ["\\.(objects|changes|change_count)", "lists of objects"],
  ["\\.board", "words of runs"],
  ["\\.(control|control_edits)", "control"],
  ["\\.leases", "leases"],
  ["\\.jobs|\\.acts", "queue"],
  ["\\.machines", "machines"],
  ["now_ms\\(\\)", "the time"],
];

/** Asks the database; its own question is not among them. */
export function statementsSoFar({ ask }: BenchPostgres): StatementTally {
  const kinds = ABOUT.map(([words, kind]) => `WHEN query ~ '${words}' THEN '${kind}'`).join(" ");
  const rows = ask(
    `SELECT CASE ${kinds} ELSE 'other' END, sum(calls), sum(total_exec_time)
     FROM pg_stat_statements WHERE query !~ 'pg_stat_statements' GROUP BY 1 ORDER BY 1`,
  );
  return Object.fromEntries(
    rows.map(([kind, calls, ms]) => [kind!, { calls: Number(calls), ms: Number(ms) }]),
  );
}

/** What came in between. */
export function statementsSince(before: StatementTally, now: StatementTally): StatementTally {
  return Object.fromEntries(
    Object.entries(now).map(([kind, { calls, ms }]) => {
      const { calls: callsBefore, ms: msBefore } = before[kind] ?? { calls: 0, ms: 0 };
      return [kind, { calls: calls - callsBefore, ms: ms - msBefore }];
    }),
  );
}

/** All kinds together. */
export function totalOf(tally: StatementTally): { readonly calls: number; readonly ms: number } {
  const all = Object.values(tally);
  return { calls: sum(all.map(({ calls }) => calls)), ms: sum(all.map(({ ms }) => ms)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
