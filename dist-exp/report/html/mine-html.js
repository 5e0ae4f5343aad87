// How a site lives, as one self-contained page with charts.
import { escapeMarkup, heatMap, histogram, treeMap } from "#chart/index.js";
import { CONTENT_SECURITY_POLICY, STYLE } from "./html-style.js";
import { chanceWords, countedWords, directoryName, forecastWords, noRulesWords, quietWords, stepsWords, WEEKDAYS, weekHour, } from "../mine-wording.js";
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const MOST_AREAS = 120;
const MOST_ROWS = 100;
/** The whole page; every string from the web is escaped. */
export function renderMineHtml(report) {
    const title = escapeMarkup(`How ${report.site} changes`);
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>${STYLE}</style></head><body><main>
<header><p class="eyebrow">Site habits</p><h1>${title}</h1>
<p class="lead">${report.pages} pages, ${report.changes} changes seen between ${day(report.from)} and ${day(report.to)}.</p>
<p>${escapeMarkup(quietWords(report))}</p></header>
<h2>When it changes</h2>
<figure>${heat(report)}<figcaption>${heatWords(report)}</figcaption></figure>
${sharedPatterns(report)}
<h2>How often pages change</h2>
<figure>${counted(report)}</figure>
<figure>${rates(report)}${unforecast(report)}</figure>
${busiest(report)}
<h2>Which directories move</h2>
<figure>${areas(report)}<figcaption>Counted. Size: pages; shade: share of the latest ${stepsWords(0, report.evolution).replace(/^0 of /, "")} with a significant change.</figcaption></figure>
${rules(report)}
</main></body></html>
`;
}
function day(ms) {
    return Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : "–";
}
/** The pattern where there is one, else what was counted: a chart claims no more than its sentence. */
function heat({ pattern }) {
    const [title, unit] = pattern.present
        ? ["Forecast rate of change by hour and weekday", "× the mean"]
        : ["Changes counted by hour and weekday", "changes"];
    const labels = { title, columns: HOURS, rows: WEEKDAYS, unit };
    return heatMap(labels, pattern.present ? pattern.hours : pattern.counts);
}
function heatWords({ pattern }) {
    return pattern.present
        ? `Forecast: relative rate of change by hour of the week (UTC); 1 is the mean. ${chanceWords(pattern)}`
        : "Counted: changes by hour of the week (UTC); those that happened together count once. No pattern is claimed.";
}
function sharedPatterns({ pattern }) {
    if (!pattern.present || pattern.shared.length < 2)
        return "";
    const items = pattern.shared.map(({ share, busiestHour }) => `<li>${(share * 100).toFixed(0)} % of the busier pages peak on ${weekHour(busiestHour)}</li>`);
    return `<ul>${items.join("")}</ul>`;
}
function counted({ countClasses }) {
    return histogram({ title: "Counted: pages by changes seen", xLabel: "seen changed", yLabel: "pages" }, countClasses.map(({ label, pages }) => ({ label, count: pages })));
}
function unforecast({ unforecast: pages }) {
    if (pages === 0)
        return "";
    return `<figcaption>${pages} more pages were seen too little for a forecast.</figcaption>`;
}
function rates({ rateClasses }) {
    return histogram({ title: "Forecast: pages by rate of change", xLabel: "how often", yLabel: "pages" }, rateClasses.map(({ label, pages }) => ({ label, count: pages })));
}
function busiest(report) {
    const rows = report.busiest
        .slice(0, MOST_ROWS)
        .map(({ path, forecast, counted: own }) => `<tr><td class="url">${escapeMarkup(path)}</td><td>${countedWords(own)}</td><td>${forecastWords(forecast)}</td>` +
        `<td class="n">${forecast === null ? "–" : `${(forecast.unchangedForWeek * 100).toFixed(0)} %`}</td></tr>`);
    if (rows.length === 0)
        return "<p>Too little was seen for a forecast of any page.</p>";
    const head = [
        "page",
        "counted",
        "forecast (with probability 0.9)",
        "forecast chance to stay unchanged for a week",
    ];
    return table(head, rows);
}
function areas({ directories }) {
    const leaves = directories.filter(({ path }) => path !== "" && !directories.some((other) => other.path.startsWith(`${path}/`)));
    const largest = leaves.toSorted((a, b) => b.pages - a.pages).slice(0, MOST_AREAS);
    return treeMap("Directories by pages and change", largest.map(({ path, pages, frequencyOfChange }) => ({
        name: path,
        size: pages,
        shade: frequencyOfChange,
    })));
}
function rules(report) {
    const { rules: all } = report;
    if (all.length === 0)
        return `<p>${noRulesWords(report)}</p>`;
    const rows = all
        .slice(0, MOST_ROWS)
        .map(({ head, tail, held, changes, atLeast, correlation }) => `<tr><td class="url">${escapeMarkup(directoryName(tail))}</td><td>${escapeMarkup(head.map(directoryName).join(" › "))}</td>` +
        `<td class="n">${held} of ${changes}</td><td class="n">${atLeast.toFixed(2)}</td><td>${correlation === null ? "dormant" : correlation.toFixed(2)}</td></tr>`);
    const caption = `<p>${all.length} directories were still while those beside them changed, and may be skipped while they do; skipped pages are unverified, never counted as coherent.</p>`;
    const head = ["skip", "while these change", "still in changes", "share at least (0.95)", "correlation"];
    return caption + table(head, rows);
}
function table(head, rows) {
    const cells = head.map((name) => `<th scope="col">${name}</th>`).join("");
    return `<div class="scroll"><table><thead><tr>${cells}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}
