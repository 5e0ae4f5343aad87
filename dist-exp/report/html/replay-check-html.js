// A check of replay as a page: what differs, with both pictures side by side. It runs no script.
import { escapeMarkup } from "#chart/index.js";
import { pageLabel } from "#model/index.js";
import { isToBeTold, RESULT_WORDS, replayHeadline, replayNotes, stepsReasons, } from "../replay-check-words.js";
import { htmlPage } from "./html-page.js";
const PAIR_STYLE = ".pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.pair img{width:100%;border:1px solid var(--rule)}";
/** The whole page; every string from the web is escaped, pictures lie beside it. */
export function renderReplayCheckHtml(check) {
    const { counts, pages, site, capture } = check;
    const differing = pages.filter(isToBeTold);
    const body = [
        `<style>${PAIR_STYLE}</style>`,
        `<p class="eyebrow">Replay of a capture</p><h1>${escapeMarkup(site)}</h1>`,
        `<p class="figure">${counts.same} <small>of ${pages.length}</small></p>`,
        `<p class="lead">${escapeMarkup(replayHeadline(check))}.</p>`,
        ...replayNotes(check).map((note) => `<p class="faint">${escapeMarkup(note)}.</p>`),
        ...(differing.length === 0
            ? []
            : ["<h2>Pages that differ, or whose steps were left out</h2>", ...differing.map(differingPage)]),
        `<h2>All pages</h2>${tableOf(pages)}`,
        `<footer>Capture ${escapeMarkup(capture)}, checked by ${escapeMarkup(check.software)}. The share of equal pixels is a number, never a verdict.</footer>`,
    ];
    return htmlPage(`Replay of ${site}`, body.join("\n"), null, "'self' file:");
}
function differingPage(page) {
    const { url, result, reasons, isUnsteady, pictures, steps } = page;
    const unsteady = isUnsteady
        ? ["it also differs from itself when it is shown twice from its stored bytes"]
        : [];
    const told = [...reasons, ...unsteady, ...stepsReasons(page)];
    const said = told.map((reason) => `<li>${escapeMarkup(reason)}</li>`);
    return (`<figure><p><strong>${RESULT_WORDS[result]}</strong> <code>${escapeMarkup(pageLabel(url))}</code></p>` +
        `<ul>${said.join("")}</ul>` +
        pairOf(pictures, "") +
        pairOf(steps?.pictures ?? null, ", after its steps") +
        "</figure>");
}
function pairOf(pictures, when) {
    if (pictures === null)
        return "";
    const stored = picture(pictures.stored, `From its stored bytes${when}`);
    return `<div class="pair">${stored}${picture(pictures.replayed, `From replay${when}`)}</div>`;
}
function picture(file, words) {
    return `<div><img src="${escapeMarkup(file)}" alt="${words}"><p class="faint">${words}</p></div>`;
}
function tableOf(pages) {
    const rows = pages.map(({ url, result, sameWords, samePixels, notHeld, consoleErrors }) => `<tr><td>${RESULT_WORDS[result]}</td><td class="url">${escapeMarkup(pageLabel(url))}</td><td class="n">${share(sameWords)}</td>` +
        `<td class="n">${share(samePixels)}</td><td class="n">${notHeld.length}</td>` +
        `<td class="n">${consoleErrors === null ? "" : `${consoleErrors.stored} / ${consoleErrors.replayed}`}</td></tr>`);
    return (`<div class="scroll"><table><thead><tr><th>result</th><th>page</th><th class="n">words equal</th>` +
        `<th class="n">pixels equal</th><th class="n">not in the archive</th><th class="n">console errors, stored / replayed</th></tr></thead>` +
        `<tbody>${rows.join("")}</tbody></table></div>`);
}
/** Never rounded up to all. */
function share(value) {
    return value === null ? "" : `${(Math.floor(value * 1000) / 10).toFixed(1)} %`;
}
