import { type DuckDBType, type DuckDBValue, type DuckDBValueConverter, type Json } from "@duckdb/node-api";
/** A value as JSON has it. */
export type Plain = Json;
/** Converts one value, and what is in it. */
export declare function plainValue(value: DuckDBValue, type: DuckDBType, inner: DuckDBValueConverter<Plain>): Plain | null;
