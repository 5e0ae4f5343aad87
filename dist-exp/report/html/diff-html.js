// A diff as one self-contained HTML page, side by side or inline; it runs no script and asks nobody for anything.
import { escapeMarkup } from "#chart/index.js";
import { blocksWords } from "../blocks-words.js";
import { shownParts } from "../diff-rows-shown.js";
import { similarityWords } from "../similarity-words.js";
const CONTEXT_ROWS = 3;
const STYLE = `:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1e2427;--faint:#5c6468;--rule:#e0dcd2;--gone:#fbe3df;--gone-word:#f0b3a8;--come:#e2f2e2;--come-word:#a9d9ab}
@media (prefers-color-scheme:dark){:root{--ground:#15191b;--card:#1b2023;--ink:#e6e4de;--faint:#a3aaad;--rule:#333a3e;--gone:#3a2421;--gone-word:#7a3a30;--come:#203324;--come-word:#2f6b3a}}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:80rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.4rem;margin:0}h2{font-size:1.05rem;margin:2rem 0 .5rem}
table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--rule);table-layout:fixed}
td,th{padding:.2rem .5rem;vertical-align:top;overflow-wrap:anywhere;text-align:left;border-top:1px solid var(--rule)}
.mark{width:1.6rem;color:var(--faint);text-align:center}.faint,.skip td{color:var(--faint)}
.gone{background:var(--gone)}.come{background:var(--come)}del,ins{text-decoration:none;border-radius:2px}
.gone del{background:var(--gone-word)}.come ins{background:var(--come-word)}.excused{opacity:.55}
.kind{font-size:.75rem;color:var(--faint);margin-right:.4rem}`;
/** The whole page; every string from the web is escaped. */
export function renderDiffHtml(view, layout) {
    const { result } = view;
    const parts = shownParts(view.rows, CONTEXT_ROWS);
    const table = layout === "inline" ? inlineTable(view, parts) : sideBySideTable(view, parts);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(`${result.verdict}: ${view.beforeLabel} → ${view.afterLabel}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(result.verdict)}</h1>
<p>${escapeMarkup(result.explanation)}</p>
<p class="faint">Importance ${result.importance.toFixed(4)} · similarity: ${similarityWords(result.similarity)}</p>
<h2>Text, links and images</h2>
${table}
<h2>Blocks</h2>
${blocksWords(result)
        .map((words) => `<p class="faint">${escapeMarkup(words)}</p>`)
        .join("")}
${blocksTable(result.blocks)}
</main>
</body>
</html>
`;
}
function sideBySideTable(view, parts) {
    const row = (r) => {
        const excused = r.excuse ? " excused" : "";
        const kept = r.change === "kept" || r.change === "move";
        const left = `<td class="${kept ? "" : r.before ? "gone" : ""}${excused}">${cell(r, r.before, "del")}</td>`;
        const right = `<td class="${kept ? "" : r.after ? "come" : ""}${excused}">${cell(r, r.after, "ins")}</td>`;
        return `<tr><td class="mark">${MARKS[r.change]}</td>${left}${right}</tr>`;
    };
    const head = `<tr><th class="mark"></th><th>${escapeMarkup(view.beforeLabel)}</th><th>${escapeMarkup(view.afterLabel)}</th></tr>`;
    return `<table>${head}${partsMarkup(parts, row, 3)}</table>`;
}
function inlineTable(view, parts) {
    const line = (r, side) => {
        const [shade, tag, mark] = side === "before" ? ["gone", "del", "−"] : ["come", "ins", "+"];
        return `<tr><td class="mark">${mark}</td><td class="${shade}${r.excuse ? " excused" : ""}">${cell(r, r[side], tag)}</td></tr>`;
    };
    const row = (r) => {
        if (r.change === "kept" || r.change === "move")
            return `<tr><td class="mark">${MARKS[r.change]}</td><td>${cell(r, r.after, "ins")}</td></tr>`;
        return (r.before ? line(r, "before") : "") + (r.after ? line(r, "after") : "");
    };
    const head = `<tr><th class="mark"></th><th>${escapeMarkup(view.beforeLabel)} → ${escapeMarkup(view.afterLabel)}</th></tr>`;
    return `<table>${head}${partsMarkup(parts, row, 2)}</table>`;
}
const MARKS = { kept: "", insert: "+", delete: "−", update: "±", move: "↕" };
function partsMarkup(parts, row, columns) {
    return parts
        .map((part) => "skipped" in part
        ? `<tr class="skip"><td class="mark">…</td><td colspan="${columns - 1}">${part.skipped} unchanged</td></tr>`
        : part.rows.map(row).join("\n"))
        .join("\n");
}
function cell(row, segments, tag) {
    if (segments === null)
        return "";
    const kind = row.kind === "text" ? "" : `<span class="kind">${row.kind}</span>`;
    const words = segments.map(({ text, changed }) => changed ? `<${tag}>${escapeMarkup(text)}</${tag}>` : escapeMarkup(text));
    return kind + words.join(" ");
}
function blocksTable(blocks) {
    const changed = blocks.filter((block) => block.change !== "kept");
    if (changed.length === 0)
        return `<p class="faint">No block changed.</p>`;
    const rows = changed.map((b) => `<tr><td>${b.change}</td><td>${escapeMarkup(b.heading || "(no heading)")}</td><td>${escapeMarkup(b.role)}</td><td>${(100 * b.importance).toFixed(2)} %</td><td>${b.operations} of ${b.elements}</td></tr>`);
    return `<table><tr><th>change</th><th>heading</th><th>role</th><th>weight</th><th>operations</th></tr>${rows.join("\n")}</table>`;
}
