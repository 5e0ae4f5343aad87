import type { SolarDataset } from "./datasets.js";
/** 1: all pages known. 2: pages found through links. */
export type SolarTable = 1 | 2;
interface Printed {
    /** E(#pages). */
    readonly expected: number;
    /** #pages of the paper's one run. */
    readonly run: number;
}
/** What the paper prints for a strategy; variants of ours have no figure there. */
export declare function printedFigure(table: SolarTable, dataset: SolarDataset, strategy: string): Printed | null;
/** Every row of each table, ours included. */
export declare const TABLE_STRATEGIES: Readonly<Record<SolarTable, readonly string[]>>;
export {};
