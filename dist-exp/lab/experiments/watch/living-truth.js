// What a watch holds of a living site by the site's own record: it knows nothing of what the watch thinks it holds.
import { parsePageUrl } from "#model/index.js";
import { pageWeight } from "#watch/index.js";
/** Sums up the truth; pages weigh as they weigh for the watch. */
export function heldByTruth({ pages }, origin) {
    const sums = { versions: 0, held: 0, weight: 0, heldWeight: 0, pagesSeen: 0 };
    for (const page of pages) {
        const { versions, held } = countPage(page);
        const weight = pageWeight({ url: parsePageUrl(page.path, origin), kind: page.kind });
        sums.versions += versions;
        sums.held += held;
        sums.weight += weight * versions;
        sums.heldWeight += weight * held;
        if (page.answers.length > 0)
            sums.pagesSeen++;
    }
    const { versions, held, weight, heldWeight, pagesSeen } = sums;
    const completeness = weight === 0 ? 1 : heldWeight / weight;
    return { completeness, versions, held, pages: pages.length, pagesSeen };
}
function countPage({ versions, answers }) {
    if (answers.length === 0)
        return { versions: 0, held: 0 };
    const shown = answers.map(({ madeAt }) => placeAt(versions, Date.parse(madeAt)));
    const first = Math.min(...shown);
    return { versions: versions.length - 1 - first, held: new Set(shown).size - 1 };
}
function placeAt(versions, atMs) {
    return versions.findLastIndex(({ from }) => Date.parse(from) <= atMs);
}
