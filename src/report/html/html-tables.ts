// The HTML report's tables.
import { clockTime, count, escapeMarkup, percent, verdictColour } from "#chart/index.js";
import {
  VERDICT_MEANING,
  VERDICTS,
  type CaptureReport,
  type ReportPage,
  type Verdict,
  pageLabel,
} from "#model/index.js";
import * as words from "../wording.js";

/** Longer lists make browsers slow; report.json holds every page. */
const MOST_ROWS = 5000;
/** Made into one text at once: rows that wait in parts take many times the memory of their text. */
const ROWS_AT_ONCE = 100;

/** Coherence by class, the three tiers side by side. */
export function classesTable(report: CaptureReport): string {
  const rows = words
    .classesOf(report)
    .map(
      ([name, figures]) =>
        `<tr><th scope="row">${name}</th><td class="n">${count(figures.pages)}</td>` +
        `<td class="n">${count(figures.sharp)}</td>` +
        `<td class="n">${percent(figures.sharp, figures.pages)}</td>` +
        `<td class="n">${count(figures.attested)}</td><td class="n">${count(figures.possible)}</td></tr>`,
    );
  const head = ["", "pages", "sharp", "share", "attested", "possible"];
  return table(head, rows, { numeric: 1 });
}

/** Every verdict that occurs, with its meaning. */
export function verdictsTable(report: CaptureReport): string {
  const rows = VERDICTS.filter((verdict) => report.verdicts[verdict] > 0).map(
    (verdict) =>
      `<tr><th scope="row">${verdictMark(verdict)}</th>` +
      `<td class="n">${count(report.verdicts[verdict])}</td><td>${VERDICT_MEANING[verdict]}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th scope="col">verdict</th><th scope="col" class="n">pages</th><th scope="col">meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

/** Every page, those that are not sharp first; a very long list is cut and says so. */
export function pagesTable(report: CaptureReport): string {
  const sharp = report.pages.filter((page) => page.verdict === "sharp");
  const ordered = [...words.notSharp(report), ...sharp];
  const shown = ordered.slice(0, MOST_ROWS);
  const left = ordered.length - shown.length;
  const more =
    left > 0 ? `<p class="faint">… and ${count(left)} more, all in <code>report.json</code>.</p>` : "";
  const head = ["page", "verdict", "kind", "status", "visit", "revisit"];
  return table(head, pageRows(shown), { sortable: true }) + more;
}

function pageRows(pages: readonly ReportPage[]): string[] {
  const texts: string[] = [];
  for (let i = 0; i < pages.length; i += ROWS_AT_ONCE)
    texts.push(
      pages
        .slice(i, i + ROWS_AT_ONCE)
        .map(pageRow)
        .join(""),
    );
  return texts;
}

function pageRow(page: ReportPage): string {
  const reason = page.reason === null ? "" : `<small>${escapeMarkup(page.reason)}</small>`;
  return (
    `<tr><td class="url">${escapeMarkup(pageLabel(page.url))}${reason}</td><td>${verdictMark(page.verdict)}</td>` +
    `<td>${page.kind}</td><td>${page.status ?? "–"}</td>${timeCell(page.visitAt)}${timeCell(page.revisitAt)}</tr>`
  );
}

function timeCell(at: number | null): string {
  return at === null
    ? `<td class="time" data-key="">–</td>`
    : `<td class="time" data-key="${at}">${clockTime(at)}</td>`;
}

function verdictMark(verdict: Verdict): string {
  return `<span class="v ${verdict}" style="--c:${verdictColour(verdict)}">${verdict}</span>`;
}

/** A table that scrolls by itself; cells are markup. */
export function table(
  head: readonly string[],
  rows: readonly string[],
  options: { readonly numeric?: number; readonly sortable?: boolean },
): string {
  const cells = head.map((name, i) => {
    const kind = i >= (options.numeric ?? Infinity) ? ` class="n"` : "";
    return name === "" ? "<td></td>" : `<th scope="col"${kind}>${name}</th>`;
  });
  const sortable = options.sortable ? " data-sortable" : "";
  return (
    `<div class="scroll"><table${sortable}><thead><tr>${cells.join("")}</tr></thead>` +
    `<tbody>${rows.join("")}</tbody></table></div>`
  );
}
