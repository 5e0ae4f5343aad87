// Composite mementos (Ainsworth, Nelson, Van de Sompel 2014): how well what a document embeds fits it in time.
import { isCaptured, versionsOf, } from "#model/index.js";
import { compositeClass, weakestClass, } from "../papers/composite-memento.js";
import { kindOf } from "../tally.js";
const CLASSES = [
    "prima facie coherent",
    "possibly coherent",
    "probably violative",
    "prima facie violative",
];
/** The documents of a capture by the class of their weakest requisite. */
export function compositeMeasure({ evidence, pages, asOf }) {
    const counts = new Map();
    let number = -1;
    for (const page of pages) {
        number++;
        if (kindOf(page) !== "document")
            continue;
        // A sharp document is known to have been in this state at t* itself.
        const rootAt = page.verdict === "sharp" ? asOf : nearest(page.sightings, asOf)?.times.lastByteAt;
        const found = classOf(rootAt, evidence.requisitesOf(number), (requisite) => {
            const url = evidence.pages.at(requisite)?.url;
            return url === undefined ? [] : evidence.sightingsOf(url);
        });
        counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    return {
        id: "composite-mementos",
        name: "composite mementos",
        source: "Ainsworth, Nelson & Van de Sompel 2014",
        figures: [...CLASSES, "incomplete"].map((label) => ({
            label,
            value: counts.get(label) ?? 0,
            unit: "pages",
        })),
        basis: "each document at t* where it is sharp, else at its look nearest to it, by its weakest requisite: the look nearest to the document’s time, its Last-Modified at the server’s word, or equal looks on both sides; incomplete: the document or a requisite is not held. Only the paper’s abstract was at hand: the table is our reading",
    };
}
function classOf(rootAt, requisites, sightingsOf) {
    if (rootAt === undefined)
        return "incomplete";
    const classes = [];
    for (const requisite of requisites) {
        const embedded = requisite === -1 ? null : embeddedMemento(sightingsOf(requisite), rootAt);
        if (!embedded)
            return "incomplete";
        classes.push(compositeClass(rootAt, embedded));
    }
    return weakestClass(classes);
}
function nearest(sightings, at) {
    const distance = ({ times }) => Math.abs(times.lastByteAt - at);
    return sightings
        .filter(isCaptured)
        .reduce((best, s) => (best && distance(best) <= distance(s) ? best : s), null);
}
function embeddedMemento(sightings, rootAt) {
    const chosen = nearest(sightings, rootAt);
    // An absence is a state of the page, but nothing to embed.
    if (!chosen || chosen.outcome.identity.status >= 400)
        return null;
    const capturedAt = chosen.times.lastByteAt;
    const { lastModified } = chosen.outcome.validators;
    const version = versionsOf(sightings).find((one) => one.sightings.includes(chosen));
    const across = version?.sightings.find(({ times }) => (times.lastByteAt - rootAt) * (capturedAt - rootAt) < 0);
    return { capturedAt, lastModified, ...(across && { bracketedBy: across.times.lastByteAt }) };
}
