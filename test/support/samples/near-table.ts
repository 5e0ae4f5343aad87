// The reference table of docs/papers/near-miner.md, and how the learned skip rule is held against its dormant column.
import type { NearResult } from "#lab/experiments/near/run-near.js";

/** BR / CR / CRu of strict and frequency, BR / OP / OR / CR / CRu of dormant, BR of the oracle. */
export const NEAR_TABLE: Record<
  string,
  { strict: number[]; dormant: number[]; frequency: number[]; oracle: number }
> = {
  "18f": {
    strict: [0, 1, 1],
    dormant: [0.126, 1, 1, 0.984, 0.979],
    frequency: [0.606, 0.826, 0.57],
    oracle: 0.673,
  },
  "apache-www": {
    strict: [0, 1, 1],
    dormant: [0.033, 1, 1, 1, 0.995],
    frequency: [0.111, 0.992, 0.955],
    oracle: 0.649,
  },
  "curl-www": {
    strict: [0.001, 1, 1],
    dormant: [0.243, 0.999, 0.999, 0.961, 0.917],
    frequency: [0.448, 0.945, 0.846],
    oracle: 0.708,
  },
  freebsd: {
    strict: [0.003, 0.999, 0.99],
    dormant: [0.481, 1, 1, 0.999, 0.915],
    frequency: [0.684, 0.974, 0.75],
    oracle: 0.821,
  },
  "kafka-site": {
    strict: [0, 1, 1],
    dormant: [0.545, 1, 1, 1, 0.96],
    frequency: [0.905, 0.999, 0.692],
    oracle: 0.968,
  },
  kubernetes: {
    strict: [0.009, 0.999, 0.991],
    dormant: [0.218, 1, 1, 0.969, 0.902],
    frequency: [0.444, 0.921, 0.735],
    oracle: 0.688,
  },
  "openbsd-www": {
    strict: [0, 1, 1],
    dormant: [0.272, 1, 1, 0.994, 0.983],
    frequency: [0.666, 0.978, 0.941],
    oracle: 0.734,
  },
  "ruby-lang": {
    strict: [0, 1, 1],
    dormant: [0.114, 1, 1, 0.974, 0.865],
    frequency: [0.684, 0.727, 0.473],
    oracle: 0.875,
  },
};

/** CRu and BR of the learned rule before it searched in batches, asked for 0.93: whole past, then closed loop. */
export const LEARNED_BEFORE: Record<string, readonly [number, number, number, number]> = {
  "18f": [0.936, 0.528, 0.906, 0.564],
  "apache-www": [0.941, 0.277, 0.864, 0.513],
  "curl-www": [0.946, 0.497, 0.913, 0.529],
  freebsd: [0.93, 0.552, 0.934, 0.515],
  "kafka-site": [0.936, 0.833, 0.93, 0.758],
  kubernetes: [0.93, 0.313, 0.923, 0.268],
  "openbsd-www": [0.95, 0.742, 0.965, 0.693],
  "ruby-lang": [0.974, 0.656, 0.974, 0.373],
};

/** Greatest difference of a result's directory rows from the table's. */
export function greatestDifference(result: NearResult): number {
  const table = NEAR_TABLE[result.history]!;
  const row = (rule: string) => result.rows.find((candidate) => candidate.rule === rule)!;
  const [strict, dormant, frequency, oracle] = ["strict", "dormant", "frequency", "oracle"].map(row);
  const pairs: [number | null, number][] = [
    [strict!.BR, table.strict[0]!],
    [strict!.CR, table.strict[1]!],
    [strict!.CRu, table.strict[2]!],
    [dormant!.BR, table.dormant[0]!],
    [dormant!.OP, table.dormant[1]!],
    [dormant!.OR, table.dormant[2]!],
    [dormant!.CR, table.dormant[3]!],
    [dormant!.CRu, table.dormant[4]!],
    [frequency!.BR, table.frequency[0]!],
    [frequency!.CR, table.frequency[1]!],
    [frequency!.CRu, table.frequency[2]!],
    [oracle!.BR, table.oracle],
  ];
  return Math.max(...pairs.map(([got, want]) => Math.abs(got! - want)));
}

/** The learned rule's BR, interpolated at the CRu that the dormant rule really had. */
export function learnedAtDormant(result: NearResult): { dormant: number; learned: number } {
  const dormant = result.rows.find((row) => row.rule === "dormant")!;
  const points = result.sweep
    .map(({ BR, CRu }) => ({ BR, CRu: CRu! }))
    .sort((a, b) => b.CRu - a.CRu || a.BR - b.BR);
  const next = points.findIndex((point) => point.CRu <= dormant.CRu!);
  const [above, below] = [points[Math.max(0, next - 1)]!, points.at(next)!];
  if (next <= 0 || above.CRu === below.CRu) return { dormant: dormant.BR, learned: below.BR };
  const share = (above.CRu - dormant.CRu!) / (above.CRu - below.CRu);
  return { dormant: dormant.BR, learned: above.BR + share * (below.BR - above.BR) };
}
