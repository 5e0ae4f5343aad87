import type { DuckDBResult } from "@duckdb/node-api";
import { type Plain } from "./plain-value.js";
/** Rows are read once, in order. */
export declare class Answer {
    #private;
    /** Each name once: the second of a name has a number behind it. */
    readonly columns: readonly string[];
    constructor(result: DuckDBResult, count: number);
    /** All of them, or an error: the library tells nobody of rows that broke off. */
    rows(): AsyncGenerator<readonly (readonly Plain[])[]>;
}
