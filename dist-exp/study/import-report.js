// What can be said of other tools' records: pages, times, what servers attest; never more than that.
import { isImport } from "#model/index.js";
import { assessImport, buildReport, holdReport, MOST_PAGES_HELD, reportFigures, reportPage, } from "#quality/index.js";
import { evidenceReader } from "./past-evidence.js";
const NOTE = "made of other tools' records: nobody here vouches for their clocks and requests, so nothing is sharp; attested is what the servers themselves said (304, a Last-Modified that stands its test)";
/** Versions of others are not compared: that is what `diff` is for. */
const NO_CHANGES = {
    byPage: new Map(),
    summary: {
        ruleSet: "none",
        verdicts: { identical: 0, insignificant: 0, minor: 0, major: 0, structural: 0, removed: 0 },
        unjudged: 0,
    },
};
/** Writes the report of every import that has none; how it is shown as a page is not this stage's affair. */
export async function reportImports(archive, renderHtml, evidenceOf = evidenceReader(archive)) {
    for (const capture of await archive.catalog.captures.list()) {
        if (!isImport(capture) || capture.phase !== "finished")
            continue;
        if ((await archive.results.getReportHead(capture.id)) !== null)
            continue;
        const { written, held } = await reportOf(archive, capture, evidenceOf);
        await archive.results.putReport(capture.id, { report: written, html: renderHtml(held) });
    }
}
/** The report as it is written, its pages made one at a time, and as it is shown. */
async function reportOf(archive, capture, evidenceOf) {
    const evidence = await evidenceOf(capture);
    const assessment = assessImport(evidence);
    const files = await archive.warcs.sizes(capture.id);
    // Pages that are held anyway are made in the pass that counts them, and need not be judged once more to be written.
    const pages = evidence.pages.length <= MOST_PAGES_HELD ? [] : null;
    const figures = reportFigures(assessment, (page) => void pages?.push(reportPage(page)));
    const streamed = buildReport(assessment, factsOf(evidence, files), figures);
    const { asOf } = assessment;
    await archive.catalog.captures.update(capture.id, { plannedAsOf: asOf, asOf });
    if (pages === null)
        return { written: streamed, held: holdReport(streamed) };
    const held = { ...streamed, pages };
    return { written: held, held };
}
function factsOf({ capture, looks }, files) {
    return {
        finishedAt: capture.finishedAt ?? capture.startedAt,
        strategy: "imported",
        delayMs: 0,
        requests: looks,
        bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        warcs: files.map(({ file }) => file),
        notes: [NOTE],
        changes: NO_CHANGES,
        imported: true,
    };
}
