// Hosts, media types, statuses and seeds for a terminal: a line each, the greatest first.
import { count, percent, size } from "#chart/index.js";
import { printable } from "#formats/index.js";
const MOST = 5;
/** Labelled lines; none for reports of versions that had no such tables. */
export function endTableLines({ tables }) {
    if (!tables)
        return [];
    const { hosts, mediaTypes, statuses, seeds } = tables;
    const bad = seeds.filter(({ status }) => status === null || status >= 400);
    return [
        ...line("hosts", hosts, (row) => `${row.name} ${count(row.pages)} (${percent(row.sharp, row.pages)} sharp, ${count(row.failed)} failed)`),
        ...line("types", mediaTypes, (row) => `${row.name} ${count(row.pages)} (${size(row.bytes)})`),
        ...line("statuses", statuses, (row) => `${row.name} × ${count(row.pages)}`),
        ...line("bad seeds", bad, (row) => `${row.name} (${row.status ?? row.verdict})`),
    ];
}
function line(label, rows, words) {
    if (rows.length === 0)
        return [];
    const more = rows.length > MOST ? [`${count(rows.length - MOST)} more`] : [];
    return [[label, printable([...rows.slice(0, MOST).map(words), ...more].join(", "))]];
}
