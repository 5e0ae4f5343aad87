// All measures of a capture, of a site's life, and of an archive as the mean over its sites.
import { instant, } from "#model/index.js";
import { archiveCoherence } from "../papers/site-coherence.js";
import { completenessMeasure, lifeOf, looksOf, queryCoherenceMeasure, siteCoherenceMeasure, } from "./ben-saad-measures.js";
import { blurMeasure } from "./blur-measure.js";
import { compositeMeasure } from "./composite-measure.js";
import { bestTimeMeasure, importanceMeasure } from "./importance-measure.js";
import { spaniolMeasures } from "./spaniol-measures.js";
const ALL_THE_SAME = "every page the same";
/** The measures of one capture. */
export function captureMeasures(assessment, finishedAt, { importance, importanceOf, ratePerDayOf }) {
    const { evidence, asOf } = assessment;
    const { capture, sightingsOf } = evidence;
    const sightings = new Map(Array.from(evidence.pages, ({ url }) => [url, sightingsOf(url)]));
    const pages = looksOf(sightings, importanceOf, ratePerDayOf);
    const span = { from: capture.startedAt, to: instant(finishedAt) };
    return {
        of: `capture ${capture.id} of ${capture.site}`,
        importance: importance ?? ALL_THE_SAME,
        pages: pages.length,
        measures: [
            ...(importance === null
                ? []
                : [importanceMeasure(assessment, importanceOf), bestTimeMeasure(assessment, importanceOf)]),
            ...spaniolMeasures(assessment),
            queryCoherenceMeasure(pages, asOf),
            completenessMeasure(pages, span),
            blurMeasure(pages, span),
            compositeMeasure(assessment),
        ],
    };
}
/** The measures of all that an archive holds of a site; query times are its captures' t*. */
export function siteMeasures(site, sightings, queryTimes, { importance, importanceOf, ratePerDayOf }) {
    const pages = looksOf(sightings, importanceOf, ratePerDayOf);
    const life = lifeOf(pages);
    const measures = life
        ? [completenessMeasure(pages, life), siteCoherenceMeasure(pages, queryTimes, life)]
        : [];
    return {
        of: `all captures of ${site}`,
        importance: importance ?? ALL_THE_SAME,
        pages: pages.length,
        measures,
    };
}
/** bensaad2011 Definitions 5.14 and 5.24: the mean over sites, figure by figure. */
export function archiveMeasures(sites) {
    const mean = (id, name, definition) => ({
        id: `archive-${id}`,
        name,
        source: `Ben Saad & Gançarski 2011, Definition ${definition}`,
        figures: meanFigures(sites.flatMap((site) => site.measures.find((one) => one.id === id)?.figures ?? [])),
        basis: `the mean over the archive’s sites (${sites.length}), each weighing the same`,
    });
    return {
        of: "the whole archive",
        importance: sites[0]?.importance ?? ALL_THE_SAME,
        pages: sites.reduce((sum, { pages }) => sum + pages, 0),
        measures: [
            mean("completeness", "completeness of the archive (estimate)", "5.14"),
            mean("site-coherence", "coherence of the archive", "5.24"),
        ],
    };
}
function meanFigures(figures) {
    const shares = figures.filter(({ unit, value }) => unit === "share" && value !== null);
    return [...new Set(shares.map(({ label }) => label))].map((label) => {
        const values = shares.filter((figure) => figure.label === label).map(({ value }) => value);
        return { label, value: archiveCoherence(values), unit: "share" };
    });
}
