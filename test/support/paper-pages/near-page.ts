// docs/papers/near-miner.md from what `lab near --closed-loop` gives on the eight histories.
import type { NearCurvePoint, NearResult, NearRow } from "#lab/experiments/near/run-near.js";
import { LEARNED_BEFORE, learnedAtDormant } from "../samples/near-table.js";
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

const LEARNED = "learned";
const LOOP = "learned, closed loop";

/** CRu, its worst tenth and BR of one rule. */
function figures(result: NearResult, rule: NearRow["rule"]): number[] {
  const { CRu, worstTenth, BR } = row(result, rule);
  return [CRu!, worstTenth!, BR];
}

/** Means over the histories of what is the same column of each. */
function means(columns: readonly (readonly number[])[]): string[] {
  return columns[0]!.map((_, i) => share(mean(columns.map((values) => values[i]!))));
}

function before(result: NearResult): { whole: readonly number[]; loop: readonly number[] } {
  const [wholeRecall, whole, loopRecall, loop] = LEARNED_BEFORE[result.history]!;
  return { whole: [wholeRecall, whole], loop: [loopRecall, loop] };
}

function learnedRow(result: NearResult): string {
  const { dormant, learned } = learnedAtDormant(result);
  const at = `${share(dormant)} at ${share(row(result, "dormant").CRu!)}`;
  const own = [learned, ...figures(result, LEARNED), ...before(result).whole];
  return tableRow(result.history, at, ...own.map(share));
}

function learnedMeans(results: readonly NearResult[]): string {
  const pairs = results.map(learnedAtDormant);
  const [recall, worst, bypass] = means(results.map((result) => figures(result, LEARNED)));
  return tableRow(
    "mean",
    share(mean(pairs.map(({ dormant }) => dormant))),
    `**${share(mean(pairs.map(({ learned }) => learned)))}**`,
    `**${recall}**`,
    worst!,
    `**${bypass}**`,
    ...means(results.map((result) => before(result).whole)),
  );
}

function loopRow(result: NearResult): string {
  const [recall, , bypass] = figures(result, LEARNED);
  const own = [recall!, bypass!, ...figures(result, LOOP), ...before(result).loop];
  return tableRow(result.history, ...own.map(share));
}

function loopMeans(results: readonly NearResult[]): string {
  const [recall, , bypass] = means(results.map((result) => figures(result, LEARNED)));
  const [loopRecall, worst, loopBypass] = means(results.map((result) => figures(result, LOOP)));
  const was = means(results.map((result) => before(result).loop));
  return tableRow("mean", recall!, bypass!, `**${loopRecall}**`, worst!, `**${loopBypass}**`, ...was);
}

function curvePhrases(results: readonly NearResult[]): string[] {
  const of = (history: string): NearResult => results.find((result) => result.history === history)!;
  const ends = (curve: readonly NearCurvePoint[], figure: (point: NearCurvePoint) => number): string =>
    [curve[0]!, curve.at(-1)!].map((point) => share(figure(point))).join(" to ");
  const freebsd = of("freebsd");
  const loopMean = mean(results.map((result) => row(result, LOOP).CRu!));
  const least = results.map((result) => row(result, LOOP).CRu!).reduce((a, b) => Math.min(a, b));
  return [
    `(freebsd ${freebsd.distances.map(({ BR }) => share(BR)).join(", ")};`,
    `only kafka-site falls, ${ends(of("kafka-site").distances, ({ BR }) => BR)})`,
    `BR ${ends(freebsd.trainings, ({ BR }) => BR)}, CRu ${ends(freebsd.trainings, ({ CRu }) => CRu!)})`,
    `(${share(loopMean)} where 0.93 was asked for)`,
    `at least ${share(least)}`,
  ];
}
