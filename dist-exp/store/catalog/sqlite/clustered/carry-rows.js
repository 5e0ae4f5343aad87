/** So many are carried over before others have a turn. */
const ROWS_AT_ONCE = 5_000;
/** Carries a table's rows from the attached catalog `incoming` into `main`, within the transaction under way. */
export async function carryRows(driver, { name, key, own }, { from, into }) {
    const columns = columnsOf(driver, name).filter((column) => column !== "capture_no" && column !== own);
    const insert = (condition) => `INSERT INTO main.${name} (capture_no, ${columns.join(", ")})
       SELECT ?, ${columns.join(", ")} FROM incoming.${name} WHERE capture_no = ? ${condition}`;
    if (key === null) {
        driver.prepare(insert("")).run(into, from);
        return;
    }
    const some = driver.prepare(insert(`AND ${key} > ? AND ${key} <= ? ORDER BY ${key}`));
    for await (const [after, last] of spans(driver, { name, key }, from))
        some.run(into, from, after, last);
}
/** Keys by which a capture's rows fall into pieces: behind the first of the two, up to the second. */
async function* spans(driver, { name, key }, from) {
    const place = `SELECT ${key} AS at FROM incoming.${name} WHERE capture_no = ?`;
    const end = driver.prepare(`SELECT max(at) AS at FROM (${place})`).get(from)?.["at"] ?? null;
    if (end === null)
        return;
    const next = driver.prepare(`${place} AND ${key} > ? ORDER BY ${key} LIMIT 1 OFFSET ${ROWS_AT_ONCE - 1}`);
    // Numbers are from 0 on, and no text is empty.
    for (let after = typeof end === "number" ? -1 : ""; after !== end;) {
        const last = next.get(from, after)?.["at"] ?? end;
        yield [after, last];
        after = last;
        await new Promise(setImmediate);
    }
}
function columnsOf(driver, table) {
    return driver
        .prepare(`PRAGMA main.table_info(${table})`)
        .all()
        .map((row) => String(row["name"]));
}
