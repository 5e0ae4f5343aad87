// Looking up figures of `lab importance`.
import type { ImportanceResult } from "#lab/experiments/importance/run-importance.js";

/** Weighted completeness of one strategy on one generator at one budget. */
export function completenessOf(
  result: ImportanceResult,
  generator: string,
  strategy: string,
  resources: number,
): number {
  return result.rows.find(
    (row) => row.generator === generator && row.strategy === strategy && row.resources === resources,
  )!.completeness;
}
