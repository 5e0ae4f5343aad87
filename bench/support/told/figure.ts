// What a benchmark found, for the table that `npm run bench` ends with and the page that it writes.
import { appendFileSync } from "node:fs";

/** A figure beside its yardstick: a peer or a bare baseline on the same work in the same run, or a bound. */
export interface Figure {
  /** What was measured, on how much of what: the same words in each run. */
  readonly what: string;
  readonly ours: number;
  readonly unit: string;
  readonly yardstick: { readonly name: string; readonly value: number };
  /** Ours over the yardstick's where more is better, the yardstick's over ours where less is: more is always better. */
  readonly ratio: number;
  /** The ratio that is to be reached; `null` where nothing was set. */
  readonly aim: number | null;
}

/** What is measured, and beside what. */
interface Beside {
  readonly ours: number;
  readonly unit: string;
  readonly name: string;
  readonly theirs: number;
  readonly better: "more" | "less";
  readonly aim?: number;
}

/** Tells a figure beside a peer's, or a bare baseline's, of the same run. */
export function tellBeside(what: string, { ours, unit, name, theirs, better, aim }: Beside): void {
  const ratio = better === "more" ? ours / theirs : theirs / ours;
  tell({ what, ours, unit, yardstick: { name, value: theirs }, ratio, aim: aim ?? null });
}

/** Tells a figure that is to stay at or below a bound. */
export function tellAtMost(what: string, ours: number, unit: string, bound: number): void {
  tell({ what, ours, unit, yardstick: { name: "at most", value: bound }, ratio: bound / ours, aim: 1 });
}

/** Tells a figure that is to reach a bound. */
export function tellAtLeast(what: string, ours: number, unit: string, bound: number): void {
  tell({ what, ours, unit, yardstick: { name: "at least", value: bound }, ratio: ours / bound, aim: 1 });
}

/** One line of JSON in the file that whoever started the benchmark has named; an aim that is missed fails it. */
function tell(figure: Figure): void {
  const { what, ratio, aim } = figure;
  if (aim !== null && !(ratio >= aim)) {
    process.exitCode = 1;
    console.error(`MISSED: ${what}: ${ratio.toFixed(2)} where ${aim.toFixed(2)} is to be reached`);
  }
  const file = process.env["ISOCHRON_FIGURES"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
