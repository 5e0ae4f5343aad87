// A planner of known rates at work on rates that are learned while it runs.
import type { RefreshPages, RefreshPlanner, RefreshRun } from "#schedule/index.js";

/** What the planner is told before it chooses. */
export interface PlannerTurn {
  readonly pages: RefreshPages;
  /** Page numbers by row. */
  readonly numbers: Int32Array;
  readonly period: number;
  readonly budget: number;
  readonly leftPeriods: number;
}

/** Starts a planner at its first choice and renews it before every other. */
export class PlannerRun {
  readonly #planner: RefreshPlanner;
  #run: RefreshRun | null = null;
  /** Page numbers by row at the last choice. */
  #numbers: Int32Array = new Int32Array(0);

  constructor(planner: RefreshPlanner) {
    this.#planner = planner;
  }

  /** Rows to capture, in order. */
  choose({ pages, numbers, period, budget, leftPeriods }: PlannerTurn): Int32Array {
    if (this.#run === null) this.#run = this.#planner.start(pages, budget);
    else this.#run.renew({ pages, period, budget, leftPeriods, before: this.#before(numbers) });
    this.#numbers = numbers;
    return this.#run.choose(period, budget);
  }

  /** Columns of its memory, and the page numbers they stand for. */
  save(): Record<string, Float64Array> {
    const memory = this.#run?.memory ?? [];
    const columns = memory.map((column, i) => [`planner.${i}`, column.slice()] as const);
    return { ...Object.fromEntries(columns), "planner.numbers": Float64Array.from(this.#numbers) };
  }

  /** Takes its memory back; `pages` has as many rows as were saved. False when it does not fit. */
  restore(pages: RefreshPages, saved: Readonly<Record<string, Float64Array | Float32Array>>): boolean {
    const numbers = saved["planner.numbers"];
    if (saved["planner.0"] === undefined || numbers === undefined) return numbers?.length === 0;
    const run = this.#planner.start(pages, 1);
    const fits = run.memory.every((column, i) => saved[`planner.${i}`]?.length === column.length);
    if (!fits || numbers.length !== pages.count) return false;
    for (const [i, column] of run.memory.entries()) column.set(saved[`planner.${i}`]!);
    this.#run = run;
    this.#numbers = Int32Array.from(numbers);
    return true;
  }

  #before(numbers: Int32Array): Int32Array {
    if (
      numbers.length === this.#numbers.length &&
      numbers.every((number, row) => number === this.#numbers[row])
    )
      return Int32Array.from(numbers, (_, row) => row);
    const rows = new Map(Array.from(this.#numbers, (number, row) => [number, row] as const));
    return numbers.map((number) => rows.get(number) ?? -1);
  }
}
