import type { WatchPlan } from "#model/index.js";
import { type Fault } from "./yaml/fault.js";
import { type YamlMap } from "./yaml/yaml-tree.js";
/** A plan with what is odd in it, or what is wrong: each one line with file, line and column. */
export type PlanReading = {
    readonly plan: WatchPlan;
    readonly warnings: readonly string[];
} | {
    readonly faults: readonly string[];
};
/** The same with places in the text. */
export type PlacedReading = {
    readonly plan: WatchPlan;
    readonly warnings: readonly Fault[];
    readonly root: YamlMap;
} | {
    readonly faults: readonly Fault[];
};
/** Reads a file of sites. */
export declare function readWatchPlan(text: string, file: string): PlanReading;
/** The text without the mark that some editors put before it. */
export declare function withoutMark(text: string): string;
/** Reads a text that has no byte order mark any more. */
export declare function readPlaced(text: string): PlacedReading;
