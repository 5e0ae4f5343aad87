// How much of a site is proved at every instant of the archive's life, in as many steps as a picture shows.
import { siteKnown } from "#access/index.js";
const MOST_COLUMNS = 1000;
/** Reads it from what captures added to what is known. */
export async function siteLife(site, { catalog }) {
    const { steps, pages } = siteKnown(await catalog.standing.ofSite(site));
    const all = Array.from(steps.at, (at, i) => ({ at, count: steps.known[i] }));
    return { pages, steps: thinned(all) };
}
/** Of each column the highest step and the last: a narrow top is kept, and so is the level that goes on. */
function thinned(steps) {
    if (steps.length <= 2 * MOST_COLUMNS)
        return steps;
    const [first, end] = [steps[0].at, steps.at(-1).at];
    const columnMs = (end - first) / MOST_COLUMNS;
    const kept = [];
    let column = -1;
    let highest = steps[0];
    let last = steps[0];
    const close = () => void kept.push(...(highest === last ? [last] : [highest, last]));
    for (const step of steps) {
        const own = Math.floor((step.at - first) / columnMs);
        if (own !== column && column !== -1)
            close();
        if (own !== column || step.count >= highest.count)
            highest = step;
        [column, last] = [own, step];
    }
    close();
    return kept;
}
