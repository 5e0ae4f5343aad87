import { posterior } from "./log-rate-grid.js";
import { hintLikelihood, mixtureAt, presumedWeights, statisticsLikelihood, } from "./planning-grid.js";
import { learnPriors } from "./shared-prior.js";
import { SurvivalTable } from "./survival-table.js";
/** How many pages' worth of evidence the wider belief is to a narrower one. */
const LEANING_PAGES = 5;
/** A page that differs at every request: hardly a chance, wherever it is placed. */
const SELF_VARYING = { at: (ms) => (ms > 0 ? 0.02 : 1) };
/** Outlooks for one site's pages, from the archive's past. */
export class LearnedRates {
    #priorOf;
    #outlooks = new Map();
    /** Samples of the site's own pages and of all the archive's. */
    constructor(site, archive) {
        const wider = learnFrom(archive, presumedWeights("document", 1));
        this.#priorOf =
            site.length === 0 ? wider : learnFrom(site, wider?.("") ?? presumedWeights("document", 1));
    }
    /** What is to be expected of a page; its own past is `null` when it was never looked at. */
    outlookOf(page, rate, now) {
        if (rate?.isSelfVarying)
            return SELF_VARYING;
        const group = groupOf(page, rate?.mediaType ?? "");
        const past = rate && coarse(rate);
        const hint = page.hint && coarseHint(page.hint, now);
        const key = JSON.stringify([group, past, hint]);
        let outlook = this.#outlooks.get(key);
        if (!outlook) {
            let weights = this.#priorOf?.(group) ?? presumedWeights(page.kind, page.depth);
            if (hint)
                weights = posterior(weights, hintLikelihood(hint.changeFreq, hint.ageMs));
            if (past)
                weights = posterior(weights, statisticsLikelihood(past));
            outlook = new SurvivalTable((ms) => mixtureAt(weights, ms));
            this.#outlooks.set(key, outlook);
        }
        return outlook;
    }
}
function learnFrom(rates, before) {
    const steady = rates.filter((rate) => !rate.isSelfVarying);
    if (steady.length === 0)
        return null;
    return learnPriors(steady.map(statisticsLikelihood), steady.map((rate) => groupOf(rate, rate.mediaType)), { weights: before, pages: LEANING_PAGES });
}
/** Pages of one kind, depth and sort of content share a prior. */
function groupOf({ url, kind, depth }, mediaType) {
    return `${kind} ${Math.min(depth, 4)} ${sortOf(mediaType || (TYPE_OF_EXTENSION[extensionOf(url)] ?? "text/html"))}`;
}
const TYPE_OF_EXTENSION = {
    css: "text/css",
    js: "text/javascript",
    png: "image/",
    gif: "image/",
    jpg: "image/",
    jpeg: "image/",
    svg: "image/",
    webp: "image/",
    ico: "image/",
    woff: "font/",
    woff2: "font/",
    pdf: "application/pdf",
    xml: "application/xml",
    json: "application/json",
};
function extensionOf(url) {
    return /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(url.slice(url.lastIndexOf("/")))?.[1]?.toLowerCase() ?? "";
}
function sortOf(mediaType) {
    const [type, subtype] = mediaType.split("/", 2);
    return type === "image" || type === "font" || type === "audio" || type === "video" ? type : (subtype ?? "");
}
// Alike pasts are made equal, so that a large site needs hundreds of tables and not one per page.
function coarse({ quietMs, datedChanges, changes, }) {
    const byOctave = {};
    for (const [key, weight] of Object.entries(changes)) {
        const octave = 2 * Math.round(Number(key) / 2);
        byOctave[octave] = (byOctave[octave] ?? 0) + weight;
    }
    for (const [key, weight] of Object.entries(byOctave))
        byOctave[Number(key)] = nearest(weight, 4);
    return { quietMs: coarseMs(quietMs), datedChanges: nearest(datedChanges, 4), changes: byOctave };
}
function coarseHint({ changeFreq, lastModified }, now) {
    const ageMs = (lastModified ?? now) >= now ? null : coarseMs(now - lastModified);
    return { changeFreq: changeFreq ?? null, ageMs };
}
function coarseMs(ms) {
    return ms < 1 ? 0 : 2 ** nearest(Math.log2(ms), 4);
}
function nearest(value, perUnit) {
    return Math.round(value * perUnit) / perUnit;
}
