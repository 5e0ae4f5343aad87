// docs/papers/spaniol2009.md from what `lab spaniol` gives.
import type { SpaniolResult, SpaniolRow } from "#lab/experiments/spaniol/run-spaniol.js";
import { expectedTable } from "#lab/experiments/spaniol/spaniol.js";
import { tableRow } from "./held-page.js";

/** Rows of the page's table are those that the lab prints, letter by letter; the phrases are worked out from them. */
export function spaniolLines(result: SpaniolResult): string[] {
  const { columns, rows } = expectedTable(result);
  const gains = ["calm", "mixed", "lively"].map((name) => gainsOf(result, name));
  return [
    tableRow(...columns),
    ...rows.map((row) => tableRow(...row)),
    `n = ${result.pages}, seed ${result.seed}, ${result.runs} runs`,
    `is ${gains.map(({ name, points }) => `${range(points, 1)} (${name})`).join(", ")} percentage points above`,
    `relative to the better BFS ours are ${gains.map(({ relative }) => `${range(relative, 0)} %`).join(", ")}`,
    `at η = 0 (${belowAt(result, 0)}) or η = 1 (${belowAt(result, 1)}) inducible falls below the better BFS`,
  ];
}

function rowsOf({ rows }: SpaniolResult, distribution: string): { bfs: number; inducible: SpaniolRow[] } {
  const own = rows.filter((row) => row.distribution === distribution);
  const bfs = own.filter(({ strategy }) => strategy.startsWith("bfs-"));
  return {
    bfs: Math.max(...bfs.map((row) => row.expectedCoherence!)),
    inducible: own.filter((row) => row.eta !== null),
  };
}

function gainsOf(
  result: SpaniolResult,
  name: string,
): { name: string; points: number[]; relative: number[] } {
  const { bfs, inducible } = rowsOf(result, name);
  const values = inducible
    .filter(({ eta }) => eta! > 0.449 && eta! < 0.701)
    .map((row) => row.expectedCoherence!);
  return {
    name,
    points: values.map((value) => 100 * (value - bfs)),
    relative: values.map((value) => 100 * (value / bfs - 1)),
  };
}

function range(values: readonly number[], decimals: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(decimals));
  return least === most ? least! : `${least} to ${most}`;
}

/** The distributions on which inducible at that η is below the better BFS; at no other η is it. */
function belowAt(result: SpaniolResult, eta: number): string {
  const below = result.distributions.filter(({ name }) => {
    const { bfs, inducible } = rowsOf(result, name);
    return inducible.some((row) => row.eta === eta && row.expectedCoherence! < bfs);
  });
  return below.map(({ name }) => name).join(", ");
}
