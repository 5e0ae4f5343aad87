// docs/papers/cluster.md from what `lab cluster` gives.
import type { ClusterRow } from "#lab/experiments/cluster/measure-cluster.js";
import { tableRow } from "./held-page.js";

/** Rows of cluster.md. */
export function clusterLines(rows: readonly ClusterRow[]): string[] {
  return rows.map(({ tooNear, ...row }) =>
    tableRow(
      row.series,
      `${row.hosts}`,
      `${row.workers}`,
      `${row.requests}`,
      row.requestsPerS.toFixed(1),
      row.perHandAndMin.toFixed(1),
      `${tooNear.none}`,
      `${tooNear.frozen + tooNear.outlived + tooNear.untold}`,
      row.questionsPerRequest.toFixed(2),
      `${(100 * row.databaseBusy).toFixed(1)} %`,
    ),
  );
}
