// An answer as people and programs read it: a table, CSV, or one JSON document. Rows go out as they come, so that an
// answer of any length takes no memory.
import { csvLine, counted, printable, printableJson } from "#formats/index.js";
/** A wider cell is cut in a table; CSV and JSON have it whole. */
const MOST_CELL_CHARS = 100;
/** Prints an answer; how many rows, and whether there are more. */
export async function printAnswer(answer, { form, limit, out }) {
    const writer = WRITERS[form](answer.columns);
    let [rows, more] = [0, false];
    for await (const batch of answer.rows()) {
        const left = limit === null ? batch.length : limit - rows;
        more = batch.length > left;
        out(writer.rows(batch.slice(0, left), rows === 0));
        rows += Math.min(left, batch.length);
        if (more)
            break;
    }
    out(writer.end(rows, more));
    return { rows, more };
}
const WRITERS = {
    csv: (columns) => ({
        rows: (rows, isFirst) => (isFirst ? csvLine(columns) : "") + rows.map((row) => csvLine(row.map(csvCell))).join(""),
        end: (rows) => (rows === 0 ? csvLine(columns) : ""),
    }),
    json: (columns) => ({
        rows: (rows, isFirst) => (isFirst ? jsonHead(columns) : "") +
            rows.map((row, i) => `${isFirst && i === 0 ? "" : ","}\n    ${jsonRow(columns, row)}`).join(""),
        end: (rows, more) => `${rows === 0 ? jsonHead(columns) : "\n  "}],\n  "more": ${String(more)}\n}\n`,
    }),
    table: tableWriter,
};
function csvCell(value) {
    if (value === null || typeof value === "number" || typeof value === "string")
        return value;
    return JSON.stringify(value);
}
function jsonHead(columns) {
    return `{\n  "columns": ${printableJson(columns, 0)},\n  "rows": [`;
}
function jsonRow(columns, row) {
    return printableJson(Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null])), 0);
}
/** Columns are as wide as the first rows need. */
function tableWriter(columns) {
    let widths = [];
    const line = (cells) => `${cells.map((cell, i) => cell.padEnd(i === cells.length - 1 ? 0 : widths[i])).join("  ")}\n`;
    return {
        rows(rows, isFirst) {
            const cells = rows.map((row) => row.map(tableCell));
            if (!isFirst)
                return cells.map(line).join("");
            const head = columns.map((name) => printable(name));
            widths = head.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i].length)));
            return [head, widths.map((width) => "─".repeat(width)), ...cells].map(line).join("");
        },
        end: (rows, more) => rows === 0
            ? "no rows\n"
            : more
                ? `the first ${counted(rows, "row")}; --limit gives more, --csv all\n`
                : "",
    };
}
function tableCell(value) {
    if (value === null)
        return "";
    const text = printable(typeof value === "string" ? value : JSON.stringify(value));
    return text.length > MOST_CELL_CHARS ? `${text.slice(0, MOST_CELL_CHARS - 1)}…` : text;
}
