// Synthetic sites by name: how pages link to each other and how fast they change, drawn from a seed.
import { poissonSurvival, ratePerSlot } from "#model/index.js";
/** Kinds of sites whose pages are found through links from the first. */
export const SYNTHETIC_SITES = [
    {
        name: "recursive-tree",
        summary: "each page hangs under any earlier one; rates log-uniform from 1e-4 to 1 per slot",
        make: (pages, random) => site(pages, (child) => Math.floor(random.next() * child), () => logUniform(1e-4, 1, random)),
    },
    {
        name: "popular-hubs",
        summary: "each page hangs under an earlier one by its number of links; hubs change ten times as fast",
        make: hubSite,
    },
    {
        name: "news",
        summary: "a hot front page and 30 hot section pages lead to cold articles (1e-5 to 1e-2 per slot)",
        make: newsSite,
    },
    {
        name: "chain",
        summary: "each page links to the next (an archive by date); rates log-uniform from 1e-4 to 1 per slot",
        make: (pages, random) => site(pages, (child) => child - 1, () => logUniform(1e-4, 1, random)),
    },
];
/** Pages of the given rates under the given parents, page 0 being the root. */
function site(pages, parentOf, rateOf) {
    const links = Array.from({ length: pages }, () => []);
    for (let child = 1; child < pages; child++)
        links[parentOf(child)].push(child);
    return links.map((own, i) => ({
        id: `p${i}`,
        survival: poissonSurvival(ratePerSlot(rateOf(i))),
        weight: 1,
        trustedLastModified: false,
        links: own,
    }));
}
/** Preferential attachment: a page is drawn with a chance that grows with the links it already has. */
function hubSite(pages, random) {
    // Each page stands in the urn once for itself and once for each of its links.
    const urn = [0];
    const linked = Array.from({ length: pages }, () => 0);
    const parents = Array.from({ length: pages }, (_, child) => {
        const parent = child === 0 ? 0 : urn[Math.floor(random.next() * urn.length)];
        if (child > 0) {
            urn.push(parent, child);
            linked[parent]++;
        }
        return parent;
    });
    return site(pages, (child) => parents[child], (page) => logUniform(1e-4, 0.1, random) * (linked[page] > 3 ? 10 : 1));
}
function newsSite(pages, random) {
    const sections = Math.min(30, Math.max(1, Math.floor(pages / 10)));
    const parentOf = (child) => child <= sections ? 0 : 1 + Math.floor(random.next() * sections);
    return site(pages, parentOf, (page) => page <= sections ? logUniform(0.05, 1, random) : logUniform(1e-5, 1e-2, random));
}
/** A number whose logarithm is uniform between those of the ends. */
export function logUniform(low, high, random) {
    return low * (high / low) ** random.next();
}
