// What a reader would see, kept as other archiving crawlers keep it: picture, text and facts of the page as resources
// beside its records, under names made of its address.
import { canonicalJson, writeLayout } from "#formats/index.js";
/** `urn:view:`, `urn:thumbnail:`, `urn:text:`, `urn:layout:` and `urn:pageinfo:` of a page, and `urn:step-<name>:` of its steps. */
export function viewsOf(kept, rendering, { isPrivate, viewWidth }) {
    const { document, at } = kept;
    const pictures = rendering.screenshots.map(({ kind, name, mediaType, bytes }) => ({
        target: `urn:${name === undefined ? NAMES[kind] : `step-${name}`}:${document}`,
        contentType: mediaType,
        bytes,
        at,
    }));
    const text = { contentType: "text/plain; charset=utf-8", bytes: Buffer.from(rendering.tree.text), at };
    const info = {
        contentType: "application/json",
        bytes: Buffer.from(canonicalJson(factsOf(kept, rendering))),
        at,
    };
    const views = [
        ...pictures,
        ...layoutOf(kept, rendering, viewWidth),
        { target: `urn:text:${document}`, ...text },
        { target: `urn:pageinfo:${document}`, ...info },
    ];
    return isPrivate ? views.map((view) => ({ ...view, masked: BEHIND_THE_DOOR })) : views;
}
/** Boxes of the document; where a step led to another one, they are none of it. */
function layoutOf({ document, at, steps = [] }, { tree }, viewWidth) {
    const { boxes, isCut } = tree;
    if (boxes.length === 0 || steps.some(({ wentTo }) => wentTo !== null))
        return [];
    const bytes = writeLayout({ viewWidth, isCut, boxes });
    return [{ target: `urn:layout:${document}`, contentType: "application/json", bytes, at }];
}
/** What is behind a login is not opened to everybody by an archive. */
const BEHIND_THE_DOOR = "shown after secrets were filled in; not for readers";
function factsOf({ document, title, language, renderedBy, steps }, { requests, acts, notes }) {
    const asked = requests.map(({ method, url, resourceType, end }) => ({
        method,
        url,
        resourceType,
        ...statusOf(end),
    }));
    const taken = steps === undefined ? {} : { steps };
    return { url: document, title, language, renderedBy, requests: asked, acts, notes, ...taken };
}
/** As other archiving browsers name them. */
const NAMES = { view: "view", whole: "fullPage", thumbnail: "thumbnail" };
function statusOf(end) {
    if (end.kind === "answered")
        return { status: end.status };
    return { failed: end.kind === "failed" ? end.code : end.why };
}
