import type { ComparedFigure, Recorded } from "./recorded.mjs";

/** Lines of a table for the terminal. */
export function table(rows: readonly ComparedFigure[]): string[];

/** docs/benchmarks.md with the figures of a record in place of those that it has. */
export function withFigures(text: string, recorded: Recorded): string;

/** The tables of a record. */
export function figuresOf(recorded: Recorded): string;
