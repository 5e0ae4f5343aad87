// docs/papers/near-miner.md from what `lab near --closed-loop` gives on the eight histories.
import type { NearCurvePoint, NearResult, NearRow } from "#lab/experiments/near/run-near.js";
import { learnedAtDormant } from "../samples/near-table.js";
import { share, tableRow } from "./held-page.js";

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

function row({ rows }: NearResult, rule: NearRow["rule"]): NearRow {
  return rows.find((candidate) => candidate.rule === rule)!;
}

/** The three tables, one row per history and the means, and what the text says of single histories. */
export function nearLines(
  results: readonly NearResult[],
  starts: (history: string) => readonly number[],
): string[] {
  return [
    ...results.map((result) => paperRow(result, starts(result.history))),
    ...results.map(learnedRow),
    learnedMeans(results),
    ...results.map(loopRow),
    loopMeans(results),
    ...curvePhrases(results),
  ];
}

function paperRow(result: NearResult, starts: readonly number[]): string {
  const [strict, dormant, frequency] = (["strict", "dormant", "frequency"] as const).map((rule) =>
    row(result, rule),
  );
  const joined = (values: readonly (number | null)[]): string =>
    values.map((value) => share(value!)).join(" / ");
  return tableRow(
    result.history,
    starts.join(", "),
    joined([strict!.BR, strict!.CR, strict!.CRu]),
    joined([dormant!.BR, dormant!.OP, dormant!.OR, dormant!.CR, dormant!.CRu]),
    joined([frequency!.BR, frequency!.CR, frequency!.CRu]),
    share(row(result, "oracle").BR),
  );
}

function learnedRow(result: NearResult): string {
  const { dormant, learned } = learnedAtDormant(result);
  const asked = row(result, "learned");
  const at = `${share(dormant)} at ${share(row(result, "dormant").CRu!)}`;
  return tableRow(result.history, at, share(learned), share(asked.CRu!), share(asked.BR));
}

function learnedMeans(results: readonly NearResult[]): string {
  const pairs = results.map(learnedAtDormant);
  const asked = results.map((result) => row(result, "learned"));
  return tableRow(
    "mean",
    share(mean(pairs.map(({ dormant }) => dormant))),
    `**${share(mean(pairs.map(({ learned }) => learned)))}**`,
    `**${share(mean(asked.map(({ CRu }) => CRu!)))}**`,
    `**${share(mean(asked.map(({ BR }) => BR)))}**`,
  );
}

function loopRow(result: NearResult): string {
  const [whole, loop] = [row(result, "learned"), row(result, "learned, closed loop")];
  return tableRow(result.history, ...[whole.CRu!, whole.BR, loop.CRu!, loop.BR].map(share));
}

function loopMeans(results: readonly NearResult[]): string {
  const of = (rule: NearRow["rule"], figure: (own: NearRow) => number): string =>
    share(mean(results.map((result) => figure(row(result, rule)))));
  const loop = "learned, closed loop";
  return tableRow(
    "mean",
    of("learned", ({ CRu }) => CRu!),
    of("learned", ({ BR }) => BR),
    `**${of(loop, ({ CRu }) => CRu!)}**`,
    `**${of(loop, ({ BR }) => BR)}**`,
  );
}

function curvePhrases(results: readonly NearResult[]): string[] {
  const of = (history: string): NearResult => results.find((result) => result.history === history)!;
  const ends = (curve: readonly NearCurvePoint[], figure: (point: NearCurvePoint) => number): string =>
    [curve[0]!, curve.at(-1)!].map((point) => share(figure(point))).join(" to ");
  const freebsd = of("freebsd");
  const apache = row(of("apache-www"), "learned, closed loop").CRu!;
  const loopMean = mean(results.map((result) => row(result, "learned, closed loop").CRu!));
  return [
    `(freebsd ${freebsd.distances.map(({ BR }) => share(BR)).join(", ")};`,
    `only kafka-site falls, ${ends(of("kafka-site").distances, ({ BR }) => BR)})`,
    `BR ${ends(freebsd.trainings, ({ BR }) => BR)}, CRu ${ends(freebsd.trainings, ({ CRu }) => CRu!)})`,
    `(${share(loopMean)} of the .93 asked for)`,
    `it falls ${share(0.93 - apache)} short`,
  ];
}
