// The figures of a report from one pass over the pages: a byte is kept of each, for the composites.
import { identityKey, isCaptured, isSelfContained, VERDICTS, } from "#model/index.js";
import { compositeFlags, FIRST, POSSIBLE, SHARP, SHOWN, VOUCHED } from "./composites.js";
import { RenderingCount } from "./rendering-count.js";
/** Beside the flags that a composite shares with its parts: a document, and one that was shown in a browser. */
const [DOCUMENT, RENDERED] = [16, 32];
/** Every verdict, none counted yet. */
export function noVerdicts() {
    return Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0]));
}
/** Counts the judged pages, as a whole and class by class; with weights, sums of weights stand for counts. */
export function tally(assessment, weightOf) {
    const count = new PageCount(assessment, weightOf);
    for (const page of assessment.pages)
        count.see(page);
    return count.result();
}
/** The same from pages that come one at a time, in order. */
export class PageCount {
    #evidence;
    #weightOf;
    #flags;
    #verdicts = noVerdicts();
    #all = noPages();
    #documents = noPages();
    #requisites = noPages();
    #renderings = new RenderingCount();
    #seen = 0;
    constructor({ evidence }, weightOf = () => 1) {
        this.#evidence = evidence;
        this.#weightOf = weightOf;
        this.#flags = new Uint8Array(evidence.pages.length);
    }
    see(page) {
        const kind = kindOf(page);
        this.#verdicts[page.verdict]++;
        const { rendering } = page;
        const own = flagsOf(page) | (kind === "document" ? DOCUMENT : 0) | (rendering ? RENDERED : 0);
        if (rendering)
            this.#renderings.see(rendering);
        this.#flags[this.#seen++] = own;
        const weight = this.#weightOf(page.page.url);
        count(this.#all, own, weight);
        if (kind === "document")
            count(this.#documents, own, weight);
        else if (kind === "requisite")
            count(this.#requisites, own, weight);
    }
    result() {
        const { pages, requisitesOf } = this.#evidence;
        const documentWeight = (document) => this.#weightOf(pages.at(document).url);
        const { whole, unproved, shown } = composites(this.#flags, requisitesOf, documentWeight);
        return {
            all: this.#all,
            documents: this.#documents,
            requisites: this.#requisites,
            composites: whole,
            ...(unproved.pages > 0 && { scriptBuilt: unproved }),
            ...(this.#renderings.pages > 0 && { rendered: { ...this.#renderings.result(), composites: shown } }),
            verdicts: this.#verdicts,
        };
    }
}
/** A link that turned out not to lead to something to read is `other`. */
export function kindOf({ page, version }) {
    const type = version?.identity.contentType ?? null;
    if (page.kind !== "document" || version === null || type === null)
        return page.kind;
    return /^(text\/|application\/(xhtml\+xml|pdf))/i.test(type) ? "document" : "other";
}
function noPages() {
    return { pages: 0, sharp: 0, attested: 0, possible: 0 };
}
function flagsOf(page) {
    const { verdict, possible } = page;
    const tier = verdict === "sharp" ? SHARP | VOUCHED : verdict === "attested" ? VOUCHED : 0;
    return tier | (possible ? POSSIBLE : 0) | (isShown(page) ? SHOWN : 0) | (isFirstSeen(page) ? FIRST : 0);
}
/** Whether the version held for t* is the one that was seen first: browsers are given that one. */
function isFirstSeen({ version, sightings }) {
    const first = sightings.find(isCaptured);
    return (first !== undefined &&
        version !== null &&
        identityKey(first.outcome.identity) === identityKey(version.identity));
}
/**
 * Whether what the page shows follows from what was seen: where scripts build it, it must have been shown in a browser,
 * gone without nothing, and have come out the same a second time (docs/evidence.md, renderings).
 */
function isShown(page) {
    return page.rendering ? isSelfContained(page.rendering) : !isScriptBuilt(page);
}
/** Whether scripts build what the page shows. */
function isScriptBuilt({ version, sightings }) {
    return (version?.sightings ?? sightings).some(({ outcome }) => outcome.kind === "captured" && outcome.labels?.includes("script-built"));
}
function count(counts, flags, weight) {
    counts.pages += weight;
    if (flags & SHARP)
        counts.sharp += weight;
    else if (flags & VOUCHED)
        counts.attested += weight;
    if (flags & POSSIBLE)
        counts.possible += weight;
}
/**
 * A composite is sharp when the document and all that it needs are; attested when the weakest of them is. Where scripts
 * build the page and its rendering is not proved, it stays in the denominator, and what was seen of it is counted apart.
 * A frame of a document that was shown in a browser was shown with it.
 */
function composites(own, requisitesOf, weightOf) {
    const flags = compositeFlags(own, requisitesOf);
    const [whole, unproved, shown] = [noPages(), noPages(), noPages()];
    for (let document = 0; document < own.length; document++) {
        if (!(own[document] & DOCUMENT))
            continue;
        const weight = weightOf(document);
        const isRendered = (own[document] & RENDERED) !== 0;
        const isProved = isRendered
            ? (own[document] & SHOWN) !== 0 && (flags[document] & FIRST) !== 0
            : (flags[document] & SHOWN) !== 0;
        count(whole, isProved ? flags[document] : 0, weight);
        if (!isProved)
            count(unproved, flags[document], weight);
        if (isRendered)
            count(shown, isProved ? flags[document] : 0, weight);
    }
    return { whole, unproved, shown };
}
