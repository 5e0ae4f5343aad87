// How a site lives, as one self-contained page with charts.
import { escapeMarkup, heatMap, histogram, treeMap } from "#chart/index.js";
import type { MineReport } from "#model/index.js";
import { CONTENT_SECURITY_POLICY, STYLE } from "./html-style.js";
import { directoryName, quietWords, rateWords, WEEKDAYS, weekHour } from "../mine-wording.js";

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const MOST_AREAS = 120;
const MOST_ROWS = 100;

/** The whole page; every string from the web is escaped. */
export function renderMineHtml(report: MineReport): string {
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
<figure>${heat(report)}<figcaption>Relative rate of change by hour of the week (UTC); 1 is the mean. ${patternWords(report)}</figcaption></figure>
${sharedPatterns(report)}
<h2>How often pages change</h2>
<figure>${rates(report)}</figure>
${busiest(report)}
<h2>Which directories move</h2>
<figure>${areas(report)}<figcaption>Size: pages; shade: share of the latest weeks with a significant change.</figcaption></figure>
${rules(report)}
</main></body></html>
`;
}

function day(ms: number): string {
  return Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : "–";
}

function heat({ pattern }: MineReport): string {
  const labels = { title: "Changes by hour and weekday", columns: HOURS, rows: WEEKDAYS, unit: "× the mean" };
  return heatMap(labels, pattern.hours);
}

function patternWords({ pattern }: MineReport): string {
  const chance = pattern.pValue < 0.0001 ? "below 0.0001" : pattern.pValue.toFixed(4);
  return pattern.present
    ? `An even spread would look like this with probability ${chance}.`
    : `An even spread may look like this (p ${chance}): no pattern is claimed.`;
}

function sharedPatterns({ pattern }: MineReport): string {
  if (pattern.shared.length < 2) return "";
  const items = pattern.shared.map(
    ({ share, busiestHour }) =>
      `<li>${(share * 100).toFixed(0)} % of the busier pages peak on ${weekHour(busiestHour)}</li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

function rates({ rateClasses }: MineReport): string {
  return histogram(
    { title: "Pages by rate of change", xLabel: "how often", yLabel: "pages" },
    rateClasses.map(({ label, pages }) => ({ label, count: pages })),
  );
}

function busiest(report: MineReport): string {
  const rows = report.busiest
    .slice(0, MOST_ROWS)
    .map(
      (page) =>
        `<tr><td class="url">${escapeMarkup(page.path)}</td><td>${rateWords(page.ratePerDay)}</td>` +
        `<td>${rateWords(page.low)} to ${rateWords(page.high)}</td><td class="n">${(page.unchangedForWeek * 100).toFixed(0)} %</td>` +
        `<td class="n">${page.changesSeen} of ${page.looks}</td></tr>`,
    );
  const head = ["page", "changes", "with probability 0.9", "unchanged for a week", "changes seen"];
  return table(head, rows);
}

function areas({ directories }: MineReport): string {
  const leaves = directories.filter(
    ({ path }) => path !== "" && !directories.some((other) => other.path.startsWith(`${path}/`)),
  );
  const largest = leaves.toSorted((a, b) => b.pages - a.pages).slice(0, MOST_AREAS);
  return treeMap(
    "Directories by pages and change",
    largest.map(({ path, pages, frequencyOfChange }) => ({
      name: path,
      size: pages,
      shade: frequencyOfChange,
    })),
  );
}

function rules({ rules: all }: MineReport): string {
  if (all.length === 0) return "<p>No directory may be skipped by the paper's rules.</p>";
  const rows = all
    .slice(0, MOST_ROWS)
    .map(
      ({ head, tail, confidence, correlation }) =>
        `<tr><td class="url">${escapeMarkup(directoryName(tail))}</td><td>${escapeMarkup(head.map(directoryName).join(" › "))}</td>` +
        `<td class="n">${confidence.toFixed(2)}</td><td>${correlation === null ? "dormant" : correlation.toFixed(2)}</td></tr>`,
    );
  const caption = `<p>${all.length} directories may be skipped while those beside them change; skipped pages are unverified, never counted as coherent.</p>`;
  return caption + table(["skip", "while these change", "confidence", "correlation"], rows);
}

function table(head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((name) => `<th scope="col">${name}</th>`).join("");
  return `<div class="scroll"><table><thead><tr>${cells}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}
