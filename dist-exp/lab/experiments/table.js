// One table, printed for a terminal or as HTML.
import { escapeMarkup } from "#chart/index.js";
import { parametersLine } from "./parameters.js";
/** Columns padded with spaces, below the title and the parameters. */
export function tableText({ title, parameters, columns, rows }) {
    const widths = columns.map((name, c) => Math.max(name.length, ...rows.map((row) => row[c].length)));
    const figures = columns.map((_, c) => rows.every((row) => isFigure(row[c])));
    const line = (cells) => cells.map((cell, c) => (figures[c] ? cell.padStart(widths[c]) : cell.padEnd(widths[c]))).join("  ");
    const rule = widths.map((width) => "-".repeat(width)).join("  ");
    const head = [title, parametersLine(parameters), line(columns), rule];
    return [...head, ...rows.map(line), ""].map((text) => text.trimEnd()).join("\n");
}
/** The same as an HTML table; every cell is escaped. */
export function tableHtml({ title, parameters, columns, rows }) {
    const head = columns.map((name) => `<th scope="col">${escapeMarkup(name)}</th>`).join("");
    const body = rows.map((row) => `<tr>${row.map(cellHtml).join("")}</tr>`).join("\n");
    const caption = `${escapeMarkup(title)}<br><small>${escapeMarkup(parametersLine(parameters))}</small>`;
    return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}
function cellHtml(text) {
    return `<td${isFigure(text) ? ' class="figure"' : ""}>${escapeMarkup(text)}</td>`;
}
function isFigure(text) {
    return /^[–\d.,±%\s-]*$/.test(text);
}
