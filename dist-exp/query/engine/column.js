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
};
/** As what rows wait for being written: numbers of JavaScript are doubles, and hold every whole number that we have. */
export function waitingType(type) {
    if (type === "text")
        return "VARCHAR";
    return type === "flag" ? "BOOLEAN" : "DOUBLE";
}
/** A name in SQL. */
export function quoted(name) {
    return `"${name.replaceAll('"', '""')}"`;
}
/** A text in SQL. */
export function literal(text) {
    return `'${text.replaceAll("'", "''")}'`;
}
/** Makes of a waiting column the one that Parquet keeps. */
export function keptForm({ name, type }) {
    const column = quoted(name);
    if (type === "instant")
        return `epoch_ms(${column}::BIGINT) AT TIME ZONE 'UTC' AS ${column}`;
    return waitingType(type) === COLUMN_TYPES[type] ? column : `${column}::${COLUMN_TYPES[type]} AS ${column}`;
}
