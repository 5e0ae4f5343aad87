import type { ComparedFigure, Recorded } from "./recorded.mjs";

/** Lines of a table for the terminal. */
export function table(rows: readonly ComparedFigure[]): string[];

/** docs/benchmarks.md of a record. */
export function page(recorded: Recorded): string;
