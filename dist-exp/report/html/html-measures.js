// The literature's measures as a table: each with its figures, its source and what it rests on.
import { escapeMarkup } from "#chart/index.js";
import { intervalText, valueText } from "../measures-wording.js";
/** One section for each thing measured. */
export function measuresSection({ of, importance, measures }) {
    return `<section><h2>Measures of the literature</h2>
<p>Of ${escapeMarkup(of)}. Weights: ${escapeMarkup(importance)}. These are the papers’ figures, with the papers’ assumptions; what this report claims is above.</p>
<div class="scroll"><table class="measures"><thead><tr><th scope="col">measure</th><th scope="col">figures</th><th scope="col">rests on</th></tr></thead>
<tbody>${measures.map(row).join("")}</tbody></table></div></section>`;
}
function row(measure) {
    const { name, source, figures, basis } = measure;
    const values = figures.map(({ label, value, unit }) => `<dt>${escapeMarkup(label)}</dt><dd>${valueText(value, unit)}</dd>`);
    const time = intervalText(measure);
    return (`<tr><th scope="row">${escapeMarkup(name)}<small>${escapeMarkup(source)}</small></th>` +
        `<td><dl>${values.join("")}</dl>${time === null ? "" : `<p>${escapeMarkup(time)}</p>`}</td>` +
        `<td>${escapeMarkup(basis)}</td></tr>`);
}
