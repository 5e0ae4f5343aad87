import type { Column } from "../engine/column.js";
/** A column as whoever asks sees it. */
export type ShownColumn = Pick<Column<never>, "name" | "type" | "doc">;
/** One table. */
export interface ShownTable {
    readonly doc: string;
    readonly columns: readonly ShownColumn[];
}
/** By name. */
export declare const TABLES: Readonly<Record<"cdx" | "sightings" | "pages" | "captures", ShownTable>>;
/** A table's name. */
export type TableName = keyof typeof TABLES;
/** Their names. */
export declare const TABLE_NAMES: TableName[];
