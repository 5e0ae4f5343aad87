// What requests cost beside the servers' own time: statements of the database by what they are about, and processor time
// of machines, database and store.
import { statementsSince, statementsSoFar, totalOf, type StatementTally } from "./statements.js";
import type { BenchCluster, BenchMachine } from "./bench-cluster.js";

/** Of some work. */
export interface Costs {
  readonly statements: StatementTally;
  readonly machineMs: number;
  readonly databaseMs: number;
  readonly storeMs: number;
}

/** What has been used so far. */
interface Reading extends Costs {
  since(before: Costs): Costs;
}

/** Reads what machines, database and store have used until now. */
export function readCosts(cluster: BenchCluster, machines: readonly BenchMachine[]): Reading {
  const { postgres, ceph } = cluster;
  const now: Costs = {
    machineMs: machines.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    databaseMs: postgres.cpuMs(),
    storeMs: ceph.cpuMs(),
    statements: statementsSoFar(postgres),
  };
  const since = (before: Costs): Costs => ({
    statements: statementsSince(before.statements, now.statements),
    machineMs: now.machineMs - before.machineMs,
    databaseMs: now.databaseMs - before.databaseMs,
    storeMs: now.storeMs - before.storeMs,
  });
  return { ...now, since };
}

/** Prints it, for each request, and the sums for each page. */
export function showCosts(
  { statements, machineMs, databaseMs, storeMs }: Costs,
  { requests, pages }: { readonly requests: number; readonly pages: number },
): void {
  const { calls, ms } = totalOf(statements);
  const each = (value: number): string => (value / requests).toFixed(2);
  const kinds = Object.entries(statements)
    .filter(([, kind]) => kind.calls > 0)
    .map(([name, kind]) => `${name} ${each(kind.calls)}`);
  console.log(
    `  for each of ${requests} requests: ms of processor: machine ${each(machineMs)}, database ${each(databaseMs)}, store ${each(storeMs)}; ` +
      `statements ${each(calls)} (${kinds.join(", ")}), ${each(ms)} ms in the database\n` +
      `  for each of ${pages} pages: ${(calls / pages).toFixed(2)} statements, ${((machineMs + databaseMs) / pages).toFixed(2)} ms of processor of machine and database`,
  );
}
