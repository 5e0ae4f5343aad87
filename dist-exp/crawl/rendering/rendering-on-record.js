// A rendering as it is put on record: bounded, since pages decide how long it would be.
import { wellFormed } from "#formats/index.js";
/** So many open requests and doubts are named; the rest are counted. */
const MOST_NAMED = 100;
const MOST_CHARACTERS = 2_048;
/** Of a page that was shown. */
export function renderingOf(shown, rendering, closedness) {
    const { renderedBy, tree, title, language } = rendering;
    return {
        document: shown.page,
        renderedBy,
        at: shown.at,
        failure: null,
        requests: shown.requests,
        open: openParts([...rendering.open, ...shown.failed]),
        isClosed: closedness.isClosed && shown.isPrivate !== true,
        doubts: named([...(shown.isPrivate ? [PRIVATE] : []), ...doubtsOf(closedness)]),
        textDigest: tree.textDigest,
        title: cut(title),
        language: cut(language),
        ...stepsTaken(rendering.steps),
    };
}
/** Of a page that took its browser down, or never came to rest. */
export function failedRendering(shown, failed, { version }) {
    const failure = cut(`${failed.code}: ${failed.message}`);
    const none = { isClosed: false, doubts: [], textDigest: null, title: "", language: "" };
    const { page: document, at, requests } = shown;
    return {
        document,
        renderedBy: version,
        at,
        failure,
        requests,
        open: openParts([...failed.open, ...shown.failed]),
        ...none,
        ...stepsTaken(failed.steps),
    };
}
const PRIVATE = "secrets were filled in: what is stored of its answers is masked, and not what it was shown from";
function stepsTaken(steps) {
    if (steps.length === 0)
        return {};
    return {
        steps: steps.map(({ place, step, end, requests, wentTo, textDigest, pictures }) => ({
            place,
            step: cut(step),
            end,
            requests: named(requests),
            wentTo: wentTo && cut(wentTo),
            textDigest,
            pictures,
        })),
    };
}
function doubtsOf({ notHeld, notAsked, isTextEqual, areActsEqual, failure }) {
    if (failure !== null)
        return [`it could not be shown a second time: ${failure}`];
    return [
        ...notHeld.map((one) => `asked for the second time alone: ${one}`),
        ...notAsked.map((one) => `asked for the first time alone: ${one}`),
        ...(isTextEqual ? [] : ["its text differs when it is shown a second time"]),
        ...(areActsEqual ? [] : ["what was done to it came out otherwise the second time"]),
    ];
}
function openParts(open) {
    const parts = open.map(({ kind, url, detail }) => ({ kind, url: cut(url), detail: cut(detail) }));
    if (parts.length <= MOST_NAMED)
        return parts;
    const more = { kind: "more", url: "", detail: `${parts.length - MOST_NAMED} further ones` };
    return [...parts.slice(0, MOST_NAMED), more];
}
function named(doubts) {
    const first = doubts.slice(0, MOST_NAMED).map(cut);
    return doubts.length > MOST_NAMED ? [...first, `${doubts.length - MOST_NAMED} further ones`] : first;
}
/** A page may hold half a character, and a cut may leave one: no strict reader of JSON takes it. */
function cut(text) {
    return wellFormed(text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`);
}
