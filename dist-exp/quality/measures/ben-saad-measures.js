// bensaad2011: coherence of what a query gets, and completeness, for a capture or a site's life.
import { instant, versionsOf, } from "#model/index.js";
import { siteCompleteness } from "../papers/completeness.js";
import { estimatedCompleteness } from "../papers/estimated-completeness.js";
import { queryCoherence } from "../papers/query-coherence.js";
import { queryResult } from "../papers/query-result.js";
import { siteCoherence, siteCoherenceIntegral } from "../papers/site-coherence.js";
import { archivedVersions } from "./archived-versions.js";
const SOURCE = "Ben Saad & Gançarski 2011";
const DAY_MS = 86_400_000;
const LARGEST_BY = ["count", "weight"];
const TIERS = ["observed", "possible"];
/** What the estimate of completeness assumes. */
export const COMPLETENESS_MODEL = "changes as a Poisson process at each page’s estimated rate, all versions of a page alike; a page had 1 + rate · time versions on average";
/** Definition 5.22 for a query at one time, the four ways. */
export function queryCoherenceMeasure(pages, queryAt) {
    return {
        id: "query-coherence",
        name: "coherence of a query’s result",
        source: `${SOURCE}, Definition 5.22`,
        figures: bothTiers(pages, (versions, by) => queryCoherence(queryResult(versions, queryAt), by)),
        basis: "the query is for t*; a version’s life is what was observed of it, or what nothing seen contradicts; a version weighs what its page does",
    };
}
/** Definition 5.23 over a site's life: at the given times, and at all times. */
export function siteCoherenceMeasure(pages, queryTimes, life) {
    const times = bothTiers(pages, (versions, by) => siteCoherence(versions, queryTimes, by));
    const always = bothTiers(pages, (versions, by) => siteCoherenceIntegral(versions, life.from, life.to, by));
    return {
        id: "site-coherence",
        name: "coherence of the site’s versions",
        source: `${SOURCE}, Definition 5.23`,
        figures: [...labelled(times, "at the captures’ t*"), ...labelled(always, "at all times")],
        interval: life,
        basis: `the mean over ${queryTimes.length} queries, one for each capture’s t*, and the exact integral over the site’s time in the archive`,
    };
}
function bothTiers(pages, measure) {
    return TIERS.flatMap((tier) => {
        const versions = pages.map(({ sightings, importance }) => archivedVersions(sightings, importance, tier));
        return LARGEST_BY.map((by) => ({
            label: `by ${by}, ${tier}`,
            value: pages.length === 0 ? null : measure(versions, by),
            unit: "share",
        }));
    });
}
function labelled(figures, when) {
    return figures.map((figure) => ({ ...figure, label: `${when}, ${figure.label}` }));
}
/** Definitions 5.12 and 5.13, estimated over a span of time. */
export function completenessMeasure(pages, life) {
    const spanDays = (life.to - life.from) / DAY_MS;
    const each = pages.flatMap(({ sightings, ratePerDay, importance }) => {
        const held = versionsOf(sightings).length;
        // Nothing held of a page that had at least one version is 0, however often it changes.
        if (held > 0 && ratePerDay === null)
            return [];
        const { completeness } = estimatedCompleteness(held, ratePerDay ?? 0, spanDays);
        return [{ completeness, importance }];
    });
    const lowest = each.reduce((least, { completeness }) => Math.min(least, completeness), Infinity);
    const mean = each.reduce((sum, { completeness }) => sum + completeness, 0) / each.length;
    const share = (label, value) => ({
        label,
        value: each.length === 0 ? null : value,
        unit: "share",
    });
    return {
        id: "completeness",
        name: "completeness (estimate)",
        source: `${SOURCE}, Definitions 5.12 and 5.13`,
        figures: [
            share("site", siteCompleteness(each)),
            share("page, mean", mean),
            share("page, lowest", lowest),
            { label: "pages held without a rate", value: pages.length - each.length, unit: "pages" },
        ],
        interval: { from: life.from, to: life.to },
        basis: `model: ${COMPLETENESS_MODEL}; which versions existed nobody knows`,
    };
}
/** The looks at every page, with weight and rate. */
export function looksOf(sightings, importanceOf, ratePerDayOf) {
    return [...sightings].map(([url, seen]) => ({
        url,
        sightings: seen,
        importance: importanceOf(url),
        ratePerDay: ratePerDayOf(url),
    }));
}
/** From the first look sent to the last one complete; `null` without looks. */
export function lifeOf(pages) {
    let [from, to] = [Infinity, -Infinity];
    for (const { sightings } of pages)
        for (const { times } of sightings) {
            from = Math.min(from, times.sentAt);
            to = Math.max(to, times.lastByteAt);
        }
    return from <= to ? { from: instant(from), to: instant(to) } : null;
}
