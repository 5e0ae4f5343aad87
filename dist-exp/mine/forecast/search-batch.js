// Which rows come next: the likeliest strata, but of no group more at once than were looked at before, so that a few
// probes decide about many pages.
import { PROBED_GROUP } from "./neighbourhoods.js";
/** A batch holds rows whose log-lift lies at most this far below the likeliest. */
const WIDTH = 1;
/** The next batch; with `all` every row that is left. */
export function nextBatch(space, standing, all) {
    const limit = all ? -Infinity : standing.top - WIDTH;
    const likely = Array.from(standing.open.filter((stratum) => standing.tops[stratum] >= limit));
    likely.sort((a, b) => standing.tops[b] - standing.tops[a] || a - b);
    const quota = all ? null : new Quota(space);
    return likely.flatMap((stratum) => rowsOf(stratum, { space, standing, limit, quota }));
}
function rowsOf(stratum, { space, standing, limit, quota }) {
    const chosen = [];
    let row = space.strata.row(stratum);
    let score = standing.tops[stratum];
    while (row >= 0 && score >= limit && (quota === null || quota.grant(stratum))) {
        chosen.push({ row, stratum, score });
        row = space.strata.row(stratum, chosen.length);
        score = standing.scores[row] + standing.factors[stratum];
    }
    return chosen;
}
/** Of each larger group one row, then as many again as were looked at. */
class Quota {
    #space;
    #cohorts = new Map();
    #neighbourhoods = new Map();
    constructor(space) {
        this.#space = space;
    }
    grant(stratum) {
        const { cohort, neighbourhood } = this.#space.groups[stratum];
        const { cohorts, neighbourhoods } = this.#space.evidence;
        if (isFull(cohorts, cohort, this.#cohorts) ||
            isFull(neighbourhoods, neighbourhood, this.#neighbourhoods)) {
            return false;
        }
        this.#cohorts.set(cohort, (this.#cohorts.get(cohort) ?? 0) + 1);
        this.#neighbourhoods.set(neighbourhood, (this.#neighbourhoods.get(neighbourhood) ?? 0) + 1);
        return true;
    }
}
function isFull(sums, group, granted) {
    if (sums.size[group] < PROBED_GROUP)
        return false;
    return (granted.get(group) ?? 0) >= Math.max(1, sums.fetched[group]);
}
