// A column as every table declares it: what stands in it, for people and for Parquet alike.

/** What a column holds, and as what Parquet keeps it. */
export const COLUMN_TYPES = {
  text: "VARCHAR",
  short: "SMALLINT",
  integer: "INTEGER",
  long: "BIGINT",
  number: "DOUBLE",
  flag: "BOOLEAN",
  /** An instant, UTC; given in milliseconds since the epoch. */
  instant: "TIMESTAMPTZ",
} as const;

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
export function waitingType(type: ColumnType): "VARCHAR" | "BOOLEAN" | "DOUBLE" {
  if (type === "text") return "VARCHAR";
  return type === "flag" ? "BOOLEAN" : "DOUBLE";
}

/** A name in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text in SQL. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Makes of a waiting column the one that Parquet keeps. */
export function keptForm({ name, type }: Pick<Column<never>, "name" | "type">): string {
  const column = quoted(name);
  if (type === "instant") return `epoch_ms(${column}::BIGINT) AT TIME ZONE 'UTC' AS ${column}`;
  return waitingType(type) === COLUMN_TYPES[type] ? column : `${column}::${COLUMN_TYPES[type]} AS ${column}`;
}
