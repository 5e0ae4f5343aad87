// What is known of a view, and of each of its parts, in full: the panel below the line.
import { replayPath, wishedPath } from "#access/index.js";
import { instant } from "#model/index.js";
import { apart, link, shownText, stateMark, timeMarkup } from "./markup.js";
import { stepsMarkup } from "./steps-markup.js";
import { CLASS_MEANING, distanceWords, evidenceSentence, PART_STATES, partsWords, passedOverWords, reasonWords, STATE_MEANING, verdictSentence, } from "./view-words.js";
/** The panel. */
export function evidencePanel(facts, place) {
    return (`<div class="panel"><dl>${wishRows(facts)}${knownRows(facts, place)}</dl>` +
        `<h2>What on this page is from when</h2><p>${outlineLink(facts, place)} ${LEGEND_NOTE}</p>` +
        `<div class="scroll"><table><thead><tr><th scope="col">Part</th><th scope="col">Captured</th>` +
        `<th scope="col">From the moment</th><th scope="col">How well known</th></tr></thead>` +
        `<tbody>${facts.parts.map((part) => partRow(part, facts, place)).join("")}</tbody></table></div>` +
        `<ul class="legend">${legend(facts.parts)}</ul>${stepsMarkup(facts, place)}</div>`);
}
const LEGEND_NOTE = `<span class="faint">The colours are drawn inside the page, which could draw its own; this list is ours. ` +
    `What scripts have asked for is in it once they have.</span>`;
function row(term, description) {
    return `<dt>${term}</dt><dd>${description}</dd>`;
}
function wishRows({ wishedAt, at, shown, url, reason }) {
    const other = shown.url === url ? "" : `, of ${apart(shown.url)}`;
    return ((wishedAt === null ? "" : row("Asked for", timeMarkup(wishedAt))) +
        row("Moment shown", `${timeMarkup(at)}${reasonWords(reason)}`) +
        row("Captured", `${timeMarkup(shown.storedAt)}, ${distanceWords(shown)}${other}`));
}
function knownRows(facts, { uiOrigin }) {
    const { verdict, composite, title } = facts;
    const capture = (id) => link(`${uiOrigin}/#/captures/${encodeURIComponent(id)}`, `its capture`);
    const judged = verdict === null
        ? ""
        : row("Verdict", `<strong>${verdict.verdict}</strong> in ${capture(verdict.capture)}, ${shownText(verdictSentence(verdict))}`);
    return (row("The document", documentWords(facts)) +
        row("All parts", `<strong>${composite.class}</strong>: ${CLASS_MEANING[composite.class]} (${partsWords(composite)})`) +
        judged +
        (title === null || title.trim() === "" ? "" : row("Calls itself", `“${apart(title.trim(), 200)}”`)));
}
/** How well the document is known; of what cannot be shown only that. */
function documentWords({ shown, parts }) {
    const [document] = parts;
    const passed = document ? passedOverWords(document) : "";
    if (document && document.record === null)
        return `${stateMark("missing")}: ${passed}`;
    const known = `${stateMark(shown.evidence.tier)}: ${evidenceSentence(shown.evidence)}`;
    return passed === "" ? known : `${known}; ${passed}`;
}
function outlineLink({ url, at, wishedAt }, { prefix, isOutlined }) {
    const target = { url: url, at };
    const before = isOutlined ? prefix : `${prefix}/outlined`;
    const path = wishedAt === null ? replayPath(before, target) : wishedPath(before, target, wishedAt);
    return link(path, isOutlined ? "Show the page without colours" : "Colour the page by how well its parts are known");
}
/** How well a part is known. */
export function stateOf({ record }) {
    return record === null ? "missing" : record.evidence.tier;
}
function partRow(part, { at }, { prefix }) {
    const state = stateOf(part);
    const { record } = part;
    const name = record
        ? link(replayPath(prefix, { url: part.url, at: instant(at) }), apart(part.url))
        : apart(part.url);
    const status = record?.status ?? 200;
    const cells = record
        ? `<td class="time">${timeMarkup(record.storedAt)}</td><td class="time">${distanceWords(record)}</td>`
        : `<td>–</td><td>–</td>`;
    const passed = passedOverWords(part);
    const against = record?.evidence.against ?? null;
    const doubt = against === null
        ? ""
        : `<br><small>${against === "known" ? "another version stood then" : "another version was nearer"}</small>`;
    return (`<tr><th scope="row">${name}<small>${part.kind}${status === 200 ? "" : `, status ${status}`}${part.neededBy === null && part.kind !== "document" ? ", asked for by a script or a style" : ""}</small></th>${cells}` +
        `<td>${stateMark(state)}${doubt}${passed === "" ? "" : `<br><small>${passed}</small>`}</td></tr>`);
}
/** The words of those states that occur. */
function legend(parts) {
    const met = new Set(parts.map(stateOf));
    return PART_STATES.filter((state) => met.has(state))
        .map((state) => `<li>${stateMark(state)} ${STATE_MEANING[state]}</li>`)
        .join("");
}
