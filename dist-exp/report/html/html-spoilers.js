// What spoiled it: the pages without which every other page is sharp at t*, by the reason why they are not.
import { count, escapeMarkup, pagesWord, verdictColour } from "#chart/index.js";
import { pageLabel } from "#model/index.js";
import * as words from "../wording.js";
const MOST_REASONS = 20;
const EXAMPLES = 3;
/** The section; empty when nothing spoiled it. */
export function spoilersSection(report) {
    const spoilers = words.notSharp(report);
    if (spoilers.length === 0)
        return "";
    const groups = [...groupBy(spoilers, (page) => `${page.verdict}\0${page.reason ?? ""}`).values()].sort((a, b) => b.length - a.length);
    const left = groups.slice(MOST_REASONS).reduce((sum, group) => sum + group.length, 0);
    const more = left > 0 ? `<p class="faint">… and ${pagesWord(left)} for other reasons.</p>` : "";
    return `<section><h2>What spoiled it</h2>
<p>Without these ${pagesWord(spoilers.length)} all others are sharp at one time point; no smaller set does that.</p>
<div class="scroll"><table><thead><tr><th scope="col" class="n">pages</th><th scope="col">verdict</th><th scope="col">why</th><th scope="col">for example</th></tr></thead>
<tbody>${groups.slice(0, MOST_REASONS).map(row).join("")}</tbody></table></div>${more}</section>`;
}
function row(group) {
    const { verdict, reason } = group[0];
    const examples = group
        .slice(0, EXAMPLES)
        .map(({ url }) => `<small>${escapeMarkup(pageLabel(url))}</small>`);
    return (`<tr><td class="n">${count(group.length)}</td>` +
        `<td><span class="v ${verdict}" style="--c:${verdictColour(verdict)}">${verdict}</span></td>` +
        `<td>${escapeMarkup(reason ?? "–")}</td><td class="example">${examples.join("")}</td></tr>`);
}
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const group = groups.get(keyOf(item));
        if (group)
            group.push(item);
        else
            groups.set(keyOf(item), [item]);
    }
    return groups;
}
