import { drawHistory } from "../../simulate/draw-history.js";
import { SYNTHETIC_SITES } from "../../simulate/synthetic-sites.js";
import { solarSite } from "../solar/datasets.js";
import { survivalFromPast } from "./capture-case.js";
/** How long the past was watched, in visit passes, when rates are estimated. */
const WATCHED_PASSES = 20;
/** SOLAR's two sites and one of each kind of drawn site, each captured `runs` times. */
export function syntheticCases({ pages, runs, rates, random }) {
    const sites = [
        { name: "solar-skewed", summary: "SOLAR's skewed site", make: () => solarSite("skewed", pages) },
        { name: "solar-smooth", summary: "SOLAR's smooth site", make: () => solarSite("smooth", pages) },
        ...SYNTHETIC_SITES,
    ];
    return sites.map(({ name, summary, make }) => {
        const own = random.fork(name);
        const truth = make(pages, own.fork("site"));
        const cases = Array.from({ length: runs }, () => {
            const told = rates === "known" ? truth : estimated(truth, own);
            return { pages: told, history: drawHistory(truth, own) };
        });
        return { name, about: summary, cases };
    });
}
function estimated(truth, random) {
    const watched = WATCHED_PASSES * truth.length;
    return truth.map((page) => {
        const changes = poisson((page.survival.rate ?? 0) * watched, random);
        return { ...page, survival: survivalFromPast(changes, watched, truth.length) };
    });
}
/** Arrivals of a unit-rate process before `mean`. */
function poisson(mean, random) {
    let count = -1;
    for (let at = 0; at <= mean; count++)
        at -= Math.log(1 - random.next());
    return count;
}
