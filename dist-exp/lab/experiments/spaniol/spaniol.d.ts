import type { Experiment } from "../experiment.js";
import { type Table } from "../table.js";
import { type SpaniolResult } from "./run-spaniol.js";
/** `isochron lab spaniol`. */
export declare const SPANIOL: Experiment;
/** Per distribution, without chance but for the two that know the outcome: docs/papers/spaniol2009.md shows it. */
export declare function expectedTable({ rows, distributions }: SpaniolResult): Omit<Table, "parameters">;
