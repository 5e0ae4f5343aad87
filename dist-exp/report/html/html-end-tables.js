// The HTML report's tables of hosts, media types, statuses and seeds.
import { count, duration, escapeMarkup, percent, size } from "#chart/index.js";
import { table } from "./html-tables.js";
/** The section; empty for reports of versions that had no such tables. */
export function endTablesSection({ tables }) {
    if (!tables)
        return "";
    const hosts = tables.hosts.map((row) => cells(row.name, [
        count(row.pages),
        percent(row.sharp, row.pages),
        count(row.failed),
        count(row.requests),
        size(row.bytes),
        row.requests === 0 ? "–" : duration(row.fetchMs / row.requests),
    ]));
    const types = tables.mediaTypes.map((row) => cells(row.name, [count(row.pages), percent(row.sharp, row.pages), size(row.bytes)]));
    const statuses = tables.statuses.map((row) => cells(row.name, [count(row.pages)]));
    const seeds = tables.seeds.map((row) => cells(row.name, [
        row.pages === null ? "–" : count(row.pages),
        row.status === null ? "–" : String(row.status),
        row.verdict,
    ]));
    const numeric = { numeric: 1 };
    return `<section><h2>Hosts, types, statuses, seeds</h2>
<h3>Hosts</h3>${table(["host", "pages", "sharp", "failed", "requests", "received", "mean fetch"], hosts, numeric)}
<h3>Media types</h3>${table(["type", "pages", "sharp", "size"], types, numeric)}
<h3>Statuses</h3>${table(["status", "pages"], statuses, numeric)}
<h3>Seeds</h3>${table(["seed", "pages reached", "status", "verdict"], seeds, numeric)}</section>`;
}
function cells(name, figures) {
    const rest = figures.map((text) => `<td class="n">${escapeMarkup(text)}</td>`);
    return `<tr><td class="url">${escapeMarkup(name)}</td>${rest.join("")}</tr>`;
}
