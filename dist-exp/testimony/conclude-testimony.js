// The end of a testimony: its records are closed and indexed, what it tells is counted, reported and signed. It speaks of
// no moment and teaches no rates: those are of our own looks (docs/evidence.md, testimonies).
import { changeRecord, runRecordTarget } from "#formats/run-records/index.js";
import { instant } from "#model/index.js";
import { holdReport, testimonyReport, TestimonyTally } from "#quality/index.js";
import { renderHtml } from "#report/index.js";
import { indexTextsSafely, sketchVersions } from "#study/index.js";
import { sealTestimony } from "./seal.js";
/** Ends a testimony; done again after a kill it comes to the same. */
export async function concludeTestimony(capture, world, { sink, notes }) {
    const { archive, clock, logger } = world;
    const { id } = capture;
    const end = { phase: "finished", finishedAt: clock.now() };
    await sink.writeMetadata(runRecordTarget(id, "change"), changeRecord(end), clock.now());
    await sink.sync();
    await sink.close();
    await archive.warcs.index(id);
    const facts = await factsOf(capture, world, { finishedAt: end.finishedAt, notes });
    const report = testimonyReport(facts);
    await archive.results.putReport(id, { report, html: renderHtml(holdReport(report)) });
    await sealTestimony({ capture: { ...capture, ...end }, archive, notes });
    await archive.catalog.captures.update(id, end);
    await sketchVersions(archive, id); // for comparison with what comes later
    await indexTextsSafely(archive, logger); // and for whoever searches
    return endOf(id, facts.tally);
}
async function factsOf(capture, { archive }, ended) {
    const { catalog, warcs } = archive;
    const tally = new TestimonyTally(settingsOf(capture));
    for await (const sighting of catalog.sightings.ofCapture(capture.id))
        tally.see(sighting);
    const pages = [];
    for await (const { url, kind } of catalog.frontier.pages(capture.id))
        pages.push({ url, kind });
    const files = await warcs.sizes(capture.id);
    const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    return { capture, ...ended, tally, pages, bytes, warcs: files.map(({ file }) => file) };
}
function settingsOf({ settings }) {
    return settings.testimony ?? { tier: "source", by: "" };
}
function endOf(capture, tally) {
    const { pages, versions, from, to } = tally.figures();
    return {
        capture,
        pages,
        versions,
        from: from === null ? null : instant(from),
        to: to === null ? null : instant(to),
    };
}
