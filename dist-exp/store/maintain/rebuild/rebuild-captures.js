// The captures that WARC files of ours tell of, brought back into a catalog.
import { instant } from "#model/index.js";
import { captureFolder } from "../../archive/layout.js";
import { wholeBlob } from "../../blobs/open-blob.js";
import { ArchiveIndex } from "../../cdxj/archive-index.js";
import { openContent } from "../../cdxj/content-block.js";
import { openReceived } from "../../cdxj/stored-response.js";
import { readBlockAt } from "../../warc/read/record-at.js";
import { rebuildFromFile } from "./rebuild-file.js";
/** Takes files into the catalog, in their order; the indexes must know their records. */
export async function rebuildCaptures({ blobs }, { catalog, readOutcome }, files) {
    const index = new ArchiveIndex(blobs);
    const captures = new Map();
    const listed = await listedFiles(catalog);
    try {
        const context = {
            blobs,
            catalog,
            captures,
            listed,
            readOutcome,
            // With its length: without it a quarter of a megabyte would be read for every record.
            response: ({ file, offset, length }, url) => openReceived(blobs, index, { file, offset, length, url }),
            content: (record, url) => openContent(blobs, index, record, url),
            blockOf: (record) => readBlockAt(blobs, record),
        };
        for (const file of files)
            await rebuildFromFile(context, file);
        for (const capture of captures.values())
            await capture.finish();
        for (const { id } of await catalog.captures.list())
            await restoreResults(blobs, catalog, id);
    }
    finally {
        index.close();
    }
    const sightingsAdded = [...captures.values()].reduce((sum, { added }) => sum + added, 0);
    return { sightingsAdded, listed };
}
async function listedFiles(catalog) {
    const listed = new Set();
    for (const { id } of await catalog.captures.list())
        for (const { file } of await catalog.upkeep.warcFiles.ofCapture(id))
            listed.add(file);
    return listed;
}
// When a capture ended, and at which t*, its report says.
async function restoreResults(blobs, catalog, id) {
    const phase = (await catalog.captures.get(id))?.phase;
    if (phase === "finished" || phase === "cancelled")
        return;
    const bytes = await wholeBlob(blobs, `${captureFolder(id)}/report.json`);
    if (!bytes)
        return;
    const report = JSON.parse(bytes.toString("utf8"));
    await catalog.captures.update(id, {
        phase: report.cancelled === true ? "cancelled" : "finished",
        plannedAsOf: report.testimony ? null : instant(report.plannedAsOf),
        // Looks of a watch and testimonies speak of no moment.
        asOf: report.refresh || report.testimony ? null : instant(report.asOf),
        finishedAt: instant(report.finishedAt),
        expectedSharp: report.expectedSharp,
        upperBound: report.upperBound,
    });
}
