// Looks that a refresh holds, told once more from what is stored.
import { isCaptured, } from "#model/index.js";
import { readVersion } from "../proof/judge-pair.js";
import { lastState, titleIn } from "./look-finding.js";
import { weighLooks } from "./weigh-looks.js";
/** Every look of the run whose last byte came after an instant, in the order in which they were sent. */
export async function looksAfter(run, after) {
    const kept = [];
    const found = foundPages(run);
    for (const sighting of sightingsAfter(run, after)) {
        const before = await lastState(run.world.archive.catalog, sighting.url, sighting.times.sentAt);
        const title = isCaptured(sighting) ? await titleOf(run, sighting) : null;
        kept.push({ sighting, before, title, links: found.get(sighting.url) ?? [] });
    }
    return weighLooks(kept, run.world);
}
function sightingsAfter({ frontier, seen }, after) {
    const looks = [];
    for (const { url } of frontier.pages())
        looks.push(...seen.of(url).filter(({ times }) => times.lastByteAt > after));
    return looks.sort((a, b) => a.seq - b.seq);
}
async function titleOf({ world }, sighting) {
    const version = await readVersion(world.archive.warcs, sighting);
    return version && titleIn(version);
}
/** By the page on which they were found: pages that nobody has wished for since. */
function foundPages({ frontier, isKnown }) {
    const found = new Map();
    for (const page of frontier.pages()) {
        if (page.via === null || page.state !== "known" || isKnown?.(page.url) === true)
            continue;
        found.set(page.via, [...(found.get(page.via) ?? []), page]);
    }
    return found;
}
