/** What a column holds, and as what Parquet keeps it. */
export declare const COLUMN_TYPES: {
    readonly text: "VARCHAR";
    readonly short: "SMALLINT";
    readonly integer: "INTEGER";
    readonly long: "BIGINT";
    readonly number: "DOUBLE";
    readonly flag: "BOOLEAN";
    /** An instant, UTC; given in milliseconds since the epoch. */
    readonly instant: "TIMESTAMPTZ";
};
/** The type of a column. */
export type ColumnType = keyof typeof COLUMN_TYPES;
/** What a row may hold in one place. */
export type Cell = string | number | boolean | null;
/** One column, and how it is found in what a row is made of. */
export interface Column<Source> {
    readonly name: string;
    readonly type: ColumnType;
    /** One line for people. */
    readonly doc: string;
    readonly of: (source: Source) => Cell;
}
/** As what rows wait for being written: numbers of JavaScript are doubles, and hold every whole number that we have. */
export declare function waitingType(type: ColumnType): "VARCHAR" | "BOOLEAN" | "DOUBLE";
/** A name in SQL. */
export declare function quoted(name: string): string;
/** A text in SQL. */
export declare function literal(text: string): string;
/** Makes of a waiting column the one that Parquet keeps. */
export declare function keptForm({ name, type }: Pick<Column<never>, "name" | "type">): string;
