// The first page of a copy and its lists: every page with title, time and evidence, to be searched with the browser's own search.
import { count, escapeMarkup, pagesWord } from "#chart/index.js";
import { absentPlace, pageLabel } from "#model/index.js";
import { htmlPage } from "../html/html-page.js";
import { cannotWork, copyHeadline, proofWords, scriptBuiltWords, TIER_MEANING, tiersOf, } from "./copy-words.js";
/** Rows of one page of the list. */
export const ROWS_PER_LIST = 1000;
/** The page to open first. */
export function startPage(told, { seeds, reports, missing }) {
    const { head } = told;
    const listed = listedPages(told.pages);
    const body = [
        `<p class="eyebrow">A copy of ${escapeMarkup(head.site)}</p>`,
        `<h1>${escapeMarkup(copyHeadline(told))}</h1>`,
        ...seeds.map(seedLine),
        `<p>${escapeMarkup(momentWords(told))}</p>`,
        tierTable(told),
        `<p>${escapeMarkup(proofWords(head))} ${reports.map((file) => link(file, "report")).join(" ")}</p>`,
        `<h2>What does not work in a copy</h2><ul>${cannotWork(head.scripts).map(item).join("")}</ul>`,
        scriptBuiltLine(told),
        missingSection(missing),
        `<h2 id="pages">Pages</h2>`,
        `<p class="faint">${pagesWord(listed.length)} by address; pictures, style sheets and other parts are in manifest.json. The browser's own search (Ctrl+F) finds words in titles and addresses.</p>`,
        listLinks(listed.length, 1, ""),
        pageTable(listed.slice(0, ROWS_PER_LIST), ""),
    ];
    return htmlPage(`${head.site} as of ${head.asOf}`, body.join("\n"));
}
/** Further pages of the list, by their files. */
export function* listPages(told) {
    const listed = listedPages(told.pages);
    for (let n = 2; (n - 1) * ROWS_PER_LIST < listed.length; n++) {
        const rows = listed.slice((n - 1) * ROWS_PER_LIST, n * ROWS_PER_LIST);
        const body = `<h1>Pages of ${escapeMarkup(told.head.site)}</h1>\n${listLinks(listed.length, n, "../")}\n${pageTable(rows, "../")}`;
        yield { file: listFile(n), html: htmlPage(`Pages ${n}: ${told.head.site}`, body) };
    }
}
function listFile(n) {
    return n === 1 ? "START-HERE.html" : `pages/${n}.html`;
}
/** Pages people read, by address; parts of pages are left to the manifest. */
function listedPages(pages) {
    return pages
        .filter(({ kind }) => kind !== "part")
        .sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}
function seedLine({ url, file }) {
    const address = escapeMarkup(url);
    return file === null
        ? `<p>${address} is not in this copy.</p>`
        : `<p class="lead"><a href="${escapeMarkup(file)}">Open ${address}</a></p>`;
}
function momentWords({ head }) {
    const near = head.wishedFor === null ? "" : `, the moment near ${head.wishedFor} at which the most is known`;
    const shown = head.choice === "nearest"
        ? `Every page is shown by the record nearest to ${head.asOf}, whatever is known of it`
        : `Every page is shown in the version that answers for ${head.asOf}${near}`;
    return `${shown}. Captures: ${head.captures.join(", ")}. Made by ${head.software}.`;
}
function tierTable({ head, counts }) {
    const rows = tiersOf(head).map((tier) => `<tr><th>${tier}</th><td class="n">${count(counts.tiers[tier] ?? 0)}</td><td>${escapeMarkup(TIER_MEANING[tier])}</td></tr>`);
    const missing = `<tr><th>missing</th><td class="n">${count(counts.missing)}</td><td>pages of the site of which nothing can be shown</td></tr>`;
    return `<table><thead><tr><th>evidence</th><th class="n">pages and parts</th><th></th></tr></thead><tbody>${rows.join("")}${missing}</tbody></table>`;
}
function scriptBuiltLine({ pages }) {
    const shells = pages.filter(({ isScriptBuilt }) => isScriptBuilt).length;
    return shells === 0 ? "" : `<p><strong>${escapeMarkup(scriptBuiltWords(shells))}</strong></p>`;
}
const MOST_MISSING = 1000;
function missingSection(missing) {
    if (missing.length === 0)
        return "";
    const rows = missing.slice(0, MOST_MISSING).map(({ url, reason, n }) => {
        const { file, anchor } = absentPlace(n);
        return `<tr><td class="url">${link(`${file}#${anchor}`, pageLabel(url))}</td><td>${escapeMarkup(reason)}</td></tr>`;
    });
    const more = missing.length > MOST_MISSING ? `<p>The rest is in manifest.json.</p>` : "";
    return `<h2>Pages that are missing</h2><p>${pagesWord(missing.length)} of the site, of which nothing can be shown.</p><table><tbody>${rows.join("")}</tbody></table>${more}`;
}
function listLinks(total, own, up) {
    const lists = Math.ceil(total / ROWS_PER_LIST);
    if (lists <= 1)
        return "";
    const links = Array.from({ length: lists }, (_, i) => i + 1 === own ? `<b>${i + 1}</b>` : link(`${up}${listFile(i + 1)}`, String(i + 1)));
    return `<p>${links.join(" ")}</p>`;
}
function pageTable(pages, up) {
    const head = "<tr><th>page</th><th>evidence</th><th>as seen at</th><th>status</th></tr>";
    return `<table><thead>${head}</thead><tbody>${pages.map((page) => pageRow(page, up)).join("\n")}</tbody></table>`;
}
function pageRow(page, up) {
    const { url, file, opens, title, tier, verdict, seenAt, status, note, kind } = page;
    const name = title === null || title === "" ? pageLabel(url) : title;
    const said = [
        pageLabel(url),
        ...(kind === "redirect" ? ["redirects"] : []),
        ...(note === null ? [] : [note]),
    ];
    const judged = verdict === null || verdict === "sharp" ? "" : `<small>${verdict}</small>`;
    return `<tr><td class="url">${link(up + (opens ?? file), name)}<small>${escapeMarkup(said.join("; "))}</small></td><td>${tier}${judged}</td><td class="time">${seenAt}</td><td>${status}</td></tr>`;
}
function link(file, words) {
    return `<a href="${escapeMarkup(file)}">${escapeMarkup(words)}</a>`;
}
function item(words) {
    return `<li>${escapeMarkup(words)}</li>`;
}
