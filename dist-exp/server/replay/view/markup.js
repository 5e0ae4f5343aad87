// Small words of HTML for the banner. Texts from the web pass through `shownText`, whatever they are.
import { escapeMarkup } from "#chart/index.js";
import { printable } from "#formats/index.js";
import { toIso } from "#model/index.js";
import { fullTime } from "#chart/index.js";
/** A text from the web: no markup, nothing that turns the text around it, and no more than fits. */
export function shownText(text, mostChars = 2000) {
    const short = text.length > mostChars ? `${text.slice(0, mostChars)}…` : text;
    return escapeMarkup(printable(short));
}
/** The same set apart, so that right-to-left letters in it order nothing beside it. */
export function apart(text, mostChars) {
    return `<bdi>${shownText(text, mostChars)}</bdi>`;
}
/** A time for people, and for programs. */
export function timeMarkup(at, words = fullTime(at)) {
    return `<time datetime="${toIso(at)}">${words}</time>`;
}
/** A link. */
export function link(href, text, attributes = "") {
    return `<a href="${escapeMarkup(href)}"${attributes}>${text}</a>`;
}
/** Shapes, so that no meaning hangs on colour alone. */
const SHAPES = {
    observed: `<circle cx="6" cy="6" r="5" fill="currentColor"/>`,
    seen: `<path d="M6 1a5 5 0 0 0 0 10z" fill="currentColor"/><circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
    served: `<path d="M1.5 9.5h9M3 7V3h6v4z" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
    attested: `<circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
    source: `<path d="M3 1.5h4l2.5 2.5v6.5H3z" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
    possible: `<circle cx="6" cy="6" r="4.2" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.2 2.2"/>`,
    nearest: `<rect x="1.8" y="1.8" width="8.4" height="8.4" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
    missing: `<path d="m2 2 8 8M10 2l-8 8" stroke="currentColor" stroke-width="2"/>`,
};
/** How well something is known: a shape and the word. */
export function stateMark(state) {
    return `<span class="state ${state}"><svg viewBox="0 0 12 12" aria-hidden="true">${SHAPES[state]}</svg><b>${state}</b></span>`;
}
