// The report's own figures again, with pages weighted by their importance.
import { coverage, observedInterval, versionsOf, } from "#model/index.js";
import { bestTime } from "../best-time.js";
import { tally } from "../tally.js";
const CLASSES = ["all", "documents", "requisites", "composites"];
const TIERS = ["sharp", "attested", "possible"];
const NAMES = {
    all: "all pages",
    documents: "documents",
    requisites: "requisites",
    composites: "composites",
};
/** Shares of the weight at t*, class by class and tier by tier; tiers are never added up. */
export function importanceMeasure(assessment, importanceOf) {
    const sums = tally(assessment, importanceOf);
    const figures = CLASSES.filter((name) => sums[name].pages > 0).flatMap((name) => TIERS.map((tier) => ({
        label: `${NAMES[name]}, ${tier}`,
        value: sums[name][tier] / sums[name].pages,
        unit: "share",
    })));
    return {
        id: "coherence-by-importance",
        name: "coherence by importance",
        source: "this report’s figures, weighted",
        figures,
        basis: "share of the pages’ weight that is sharp, attested or possible at t*; a composite weighs what its document does",
    };
}
/** The instant at which the most weight is proved, which may be another than the one with the most pages. */
export function bestTimeMeasure(assessment, importanceOf) {
    const intervals = [];
    let whole = 0;
    for (const { page, verdict, sightings } of assessment.pages) {
        const weight = importanceOf(page.url);
        whole += weight;
        if (verdict === "self-varying")
            continue;
        for (const version of versionsOf(sightings)) {
            const interval = observedInterval(version);
            if (interval)
                intervals.push({ ...interval, weight });
        }
    }
    const at = bestTime(intervals, assessment.asOf);
    let most = 0;
    for (const step of coverage(intervals))
        most = Math.max(most, step.weight);
    return {
        id: "best-time-by-importance",
        name: "best time point by importance",
        source: "this report’s sweep, weighted",
        figures: [{ label: "observed", value: whole === 0 ? null : most / whole, unit: "share" }],
        interval: at === null ? null : { from: at, to: at },
        basis: "the instant that observed intervals of the most weight contain; report and certificate keep their t*",
    };
}
