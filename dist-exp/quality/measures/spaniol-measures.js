// spaniol2009: coherence of one capture by definition, observable, measurable and inducible.
import { certainTimes, identityKey, isCaptured, possibleInterval, } from "#model/index.js";
import { coherenceInterval } from "../papers/coherence.js";
import { inducibleCoherence, inducibleInterval } from "../papers/inducible-coherence.js";
import { measurableCoherence } from "../papers/measurable-coherence.js";
import { observableInterval } from "../papers/observable-coherence.js";
const SOURCE = "Spaniol et al. 2009";
/** The four measures of one capture. */
export function spaniolMeasures(assessment) {
    const { downloads, unstamped } = downloadsOf(assessment);
    return [
        byDefinition(assessment),
        observable(downloads, unstamped),
        measurable(downloads, unstamped, assessment.evidence.capture.startedAt),
        inducible(assessment),
    ];
}
/** Lives are not known live: what is left when everything that contradicts them is taken away. */
function byDefinition({ pages }) {
    const lives = [];
    for (const { version, verdict } of pages)
        if (version)
            lives.push(verdict === "self-varying" ? { from: null, to: null } : possibleInterval(version));
    return {
        id: "coherence",
        name: "coherence",
        source: `${SOURCE}, Definition 3.1`,
        figures: [pagesFigure("pages held", lives.length)],
        interval: coherenceInterval(lives),
        basis: "the times at which nothing seen excludes that all pages held existed together; the definition needs every change of the site, which nobody sees",
    };
}
function observable(downloads, unstamped) {
    return {
        id: "observable-coherence",
        name: "observable coherence",
        source: `${SOURCE}, Definition 3.2`,
        figures: stampedFigures(downloads, unstamped),
        interval: observableInterval(downloads),
        basis: "from each page’s Last-Modified, taken at the server’s word, to its first download",
    };
}
function measurable(downloads, unstamped, startedAt) {
    return {
        id: "measurable-coherence",
        name: "measurable coherence",
        source: `${SOURCE}, Definition 3.4; C = 1 − q as in Spaniol 2010`,
        figures: [
            ...testedFigures(downloads.length, measurableCoherence(downloads, startedAt)),
            ...stampedFigures(downloads, unstamped),
        ],
        basis: "f = 0 for a page whose Last-Modified, taken at the server’s word, is not later than the capture’s start",
    };
}
function inducible({ pages, asOf }) {
    const tested = [];
    let untested = 0;
    for (const { sightings } of pages) {
        const pair = crawlRevisit(sightings, asOf);
        if (pair)
            tested.push(pair);
        else
            untested++;
    }
    return {
        id: "inducible-coherence",
        name: "inducible coherence",
        source: `${SOURCE}, Definitions 3.5 and 3.6; C = 1 − q as in Spaniol 2010`,
        figures: [
            ...testedFigures(tested.length, inducibleCoherence(tested)),
            pagesFigure("pages tested", tested.length),
            pagesFigure("not looked at on both sides", untested),
        ],
        interval: inducibleInterval(tested),
        basis: "f = 0 for a page whose looks before and after t* are equal; a 304 counts as equal, and caches are not looked at, as in the paper: the report’s own figures are stricter",
    };
}
/** The last look before t* and the first after it; `null` without one on each side. */
export function crawlRevisit(sightings, asOf) {
    const visit = sightings.filter(isCaptured).findLast((s) => certainTimes(s).lastByteAt <= asOf);
    const revisit = sightings.find((s) => certainTimes(s).sentAt >= asOf &&
        (isCaptured(s) || (s.outcome.kind === "unchanged" && s.outcome.asked)));
    if (!visit || !revisit)
        return null;
    const visitHash = identityKey(visit.outcome.identity);
    return {
        visitedAt: visit.times.lastByteAt,
        revisitedAt: revisit.times.sentAt,
        visitHash,
        revisitHash: isCaptured(revisit) ? identityKey(revisit.outcome.identity) : visitHash,
    };
}
function downloadsOf({ pages }) {
    const downloads = [];
    let unstamped = 0;
    for (const { sightings } of pages) {
        const first = sightings.find(isCaptured);
        if (!first)
            continue;
        const { lastModified } = first.outcome.validators;
        if (lastModified === null)
            unstamped++;
        else
            downloads.push({ lastChangeAt: lastModified, downloadedAt: first.times.lastByteAt });
    }
    return { downloads, unstamped };
}
function testedFigures(tested, { errorRate, coherence }) {
    const shown = (value) => (tested === 0 ? null : value);
    return [
        { label: "coherence C", value: shown(coherence), unit: "share" },
        { label: "error rate q", value: shown(errorRate), unit: "error" },
    ];
}
function stampedFigures(downloads, unstamped) {
    return [pagesFigure("pages tested", downloads.length), pagesFigure("without Last-Modified", unstamped)];
}
function pagesFigure(label, value) {
    return { label, value, unit: "pages" };
}
