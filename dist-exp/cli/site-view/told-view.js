// What others tell of a site over time, tier by tier, beside what is proved of it.
import { isTold, TOLD_TIERS, toIso } from "#model/index.js";
import { ToldCoverage } from "#quality/index.js";
/** Reads what the testimonies of a site tell; none for a tier of which there is none. */
export async function toldViews(archive, captures) {
    const views = [];
    for (const tier of TOLD_TIERS.toReversed()) {
        const own = captures.filter(({ settings }) => settings.testimony?.tier === tier);
        if (own.length === 0)
            continue;
        const coverage = new ToldCoverage();
        for (const { id } of own)
            for await (const sighting of archive.catalog.sightings.ofCapture(id))
                if (isTold(sighting))
                    coverage.see(sighting);
        const steps = coverage.steps().map(({ at, weight }) => ({ at: toIso(at), pages: weight }));
        const { pages, versions } = coverage;
        views.push({ tier, testimonies: own.length, pages, versions, steps });
    }
    return views;
}
