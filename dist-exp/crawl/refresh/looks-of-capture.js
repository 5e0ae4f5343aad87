// The looks of a whole capture, told as a watch hears of its own: what each found, held against the look before it.
import { isCaptured } from "#model/index.js";
import { readVersion } from "../proof/judge-pair.js";
import { findingOf, lastState, titleIn } from "./look-finding.js";
import { weighLooks } from "./weigh-looks.js";
/** Looks weighed together; an edit that many of them share is the site's. */
const BATCH = 200;
/** Every look of a capture in the order in which they were made; links are in its frontier, and are not told here. */
export async function* looksOfCapture(world, captureId) {
    let batch = [];
    const inBatch = new Set();
    for await (const sighting of world.archive.catalog.sightings.ofCapture(captureId)) {
        // Probes come in pairs to tell what varies by itself from what changed: they are no looks at versions.
        if (sighting.pass === "probe")
            continue;
        const before = await lastState(world.archive.catalog, sighting.url, sighting.times.sentAt);
        const isTold = isCaptured(sighting) && findingOf(sighting, before) === "changed";
        const version = isTold ? await readVersion(world.archive.warcs, sighting) : null;
        batch.push({ sighting, before, title: version && titleIn(version), links: [] });
        inBatch.add(sighting.url);
        if (inBatch.size < BATCH)
            continue;
        yield* await weighLooks(batch, world);
        batch = [];
        inBatch.clear();
    }
    yield* await weighLooks(batch, world);
}
