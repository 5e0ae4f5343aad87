// What changed while the capture ran, and whether it matters: the detector's verdicts, the gravest first.
import { count, escapeMarkup } from "#chart/index.js";
import { pageLabel } from "#model/index.js";
import * as words from "../wording.js";
const MOST_ROWS = 200;
/** The section; empty when nothing differed. */
export function changesSection(report) {
    const sentence = words.changesSentence(report);
    if (sentence === null || report.changes === undefined)
        return "";
    const scrubbed = words.scrubbedSentence(report);
    const pages = words.judgedPages(report);
    const rows = pages
        .slice(0, MOST_ROWS)
        .map(({ url, change }) => `<tr><td class="url">${escapeMarkup(pageLabel(url))}<small>${escapeMarkup(change.explanation)}</small></td>` +
        `<td>${change.verdict}${change.scrubbed ? "<small>the same when scrubbed</small>" : ""}</td><td class="n">${change.importance.toFixed(3)}</td></tr>`);
    const left = pages.length - rows.length;
    const more = left > 0 ? `<p class="faint">… and ${count(left)} more in <code>report.json</code>.</p>` : "";
    return `<section><h2>What changed</h2>
<p>${escapeMarkup(sentence)}: only identical responses make a page sharp.</p>
${scrubbed === null ? "" : `<p>${escapeMarkup(scrubbed)}.</p>`}
<p class="faint">Scrubbing rules <code>${escapeMarkup(report.changes.ruleSet)}</code></p>
<div class="scroll"><table><thead><tr><th scope="col">page</th><th scope="col">change</th><th scope="col" class="n">importance</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></div>${more}</section>`;
}
