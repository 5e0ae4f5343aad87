// A day writer on a real archive.
import { SystemClock } from "#adapters/index.js";
import { isTold, isUnfinished } from "#model/index.js";
import { openArchive, openJournal } from "#store/index.js";
import { openTestimony } from "#testimony/index.js";
import { DayWriter } from "./day-writer.js";
/** Opens archive and journal for a writer. */
export async function openDayWriter(settings, logger, onConcluded) {
    const { archive: dir, software, maxWarcBytes, run, site, maxPages } = settings;
    const archive = await openArchive(dir, { mode: "write", software, logger, maxWarcBytes });
    const journal = openJournal(dir);
    const world = { archive, clock: new SystemClock(), logger };
    const writer = new DayWriter({
        journal,
        run,
        site,
        maxPages,
        open: () => openTestimony(requestOf(settings), world),
        resume: async (id) => {
            const capture = await archive.catalog.captures.get(id);
            return capture && isUnfinished(capture) ? openTestimony(requestOf(settings), world, id) : null;
        },
        isTold: (capture, span) => isToldIn(archive, capture, span),
        onConcluded,
    });
    return {
        writer,
        close: async () => {
            journal.close();
            await archive.close();
        },
    };
}
function requestOf({ site, as, by, rules }) {
    return { site, seeds: [as], tier: "served", by, settings: rules };
}
async function isToldIn({ catalog }, capture, { kept, told }) {
    const held = (await catalog.sightings.ofPage(kept.url)).filter(isTold);
    return held.some(({ captureId, outcome }) => captureId === capture && outcome.told.from === told.from && outcome.told.variant === told.variant);
}
