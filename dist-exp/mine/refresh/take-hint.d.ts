import type { LookTable } from "./look-table.js";
/**
 * Somebody says that the page of a row changed at a time, with a trust of his own or NaN; what was said before the last
 * look is known already.
 */
export declare function takeHint(table: LookTable, row: number, at: number, trust: number): void;
