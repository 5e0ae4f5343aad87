// An experiment's HTML page: text, charts and tables in one file, light or dark as the reader prefers.
import { escapeMarkup } from "#chart/index.js";
import { tableHtml } from "./table.js";
const STYLE = `:root{color-scheme:light dark;--ground:#fdfcf9;--ink:#1e2422;--rule:#d8d4c8}
@media (prefers-color-scheme:dark){:root{--ground:#161a19;--ink:#e6e3da;--rule:#3a413e}}
body{margin:2rem auto;max-width:60rem;padding:0 1rem;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
figure{margin:1.5rem 0}.tables{overflow-x:auto}
table{border-collapse:collapse;margin:1.5rem 0;font-size:.9rem}
caption{text-align:left;font-weight:600;padding-bottom:.4rem}
th,td{padding:.25rem .7rem;border-bottom:1px solid var(--rule);text-align:left}
.figure{text-align:right;font-variant-numeric:tabular-nums}`;
/** The whole document. */
export function experimentHtml({ title, about, charts, tables }) {
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeMarkup(title)}</h1>
${about.map((text) => `<p>${escapeMarkup(text)}</p>`).join("\n")}
${charts.map((chart) => `<figure>${chart}</figure>`).join("\n")}
<div class="tables">${tables.map(tableHtml).join("\n")}</div>
</main></body></html>
`;
}
