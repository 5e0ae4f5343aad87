// What was imported enters the catalog: captures of ours as they were, everything else as a capture of its own kind.
import { join } from "node:path";
import { instant, parseIso } from "#model/index.js";
import { openCatalog } from "../../catalog/local-catalog.js";
import { ArchiveIndex } from "../../cdxj/archive-index.js";
import { rebuildCaptures } from "../rebuild/rebuild-captures.js";
import { collectImport } from "./collect.js";
import { importId, importRecords, putImportRecord, } from "./import-record.js";
/** Puts the import on record and into the catalog, which is made when there is none. */
export async function cataloguePieces(place, { site, now, taken }, options) {
    const fresh = await unrecorded(place, taken);
    if (fresh.length > 0)
        await putImportRecord(place.blobs, { id: importId(now), site, at: now, files: fresh });
    const catalog = openCatalog(join(place.dir, "catalog.sqlite"), "write");
    try {
        const own = taken.flatMap(({ pieces }) => pieces.filter(({ capture }) => capture !== null));
        const files = [...new Set(own.map(({ file }) => file))];
        await rebuildCaptures(place, { catalog, ...options }, files);
        await collectRecorded(place, catalog, options);
    }
    finally {
        catalog.close();
    }
}
/** Files of others that no import has on record yet; what came along with captures of ours is no collection. */
async function unrecorded(place, taken) {
    const known = new Set((await importRecords(place.blobs)).flatMap(({ files }) => files.flatMap((f) => f.pieces)));
    const isHome = taken.some(({ pieces }) => pieces.some(({ capture }) => capture !== null));
    const files = taken.filter(({ pieces }) => pieces.every(({ capture }) => capture === null));
    const recorded = files.flatMap(({ recorded: one }) => one ?? []);
    const fresh = recorded.filter(({ pieces }) => pieces.some((file) => !known.has(file)));
    return isHome ? fresh.filter(({ source }) => !source.endsWith("#archive/originals.warc.gz")) : fresh;
}
/** Every import on record becomes a capture, unless it is one; one that was broken off is completed. */
export async function collectRecorded({ blobs, lines }, catalog, { readOutcome }) {
    const index = new ArchiveIndex(blobs);
    let added = 0;
    try {
        for (const record of await importRecords(blobs)) {
            const held = await catalog.captures.get(record.import);
            if (held !== null && held.phase === "finished")
                continue;
            const files = [...new Set(record.files.flatMap(({ pieces }) => pieces))];
            const { import: id, site } = record;
            added += await collectImport({ blobs, catalog, index, readOutcome, ...(lines && { looks: lines.looks, hashes: lines.hashes }) }, { id, site, files, span: spanOf(record) });
        }
    }
    finally {
        index.close();
    }
    return added;
}
function spanOf({ files, importedAt }) {
    const times = files
        .flatMap(({ span }) => [span.from, span.to])
        .flatMap((text) => parseIso(text ?? "") ?? []);
    const at = parseIso(importedAt) ?? instant(0);
    const seed = files.find(({ span }) => span.page !== null)?.span.page ?? null;
    if (times.length === 0)
        return { from: at, to: at, seed };
    return {
        from: times.reduce((a, b) => (a < b ? a : b)),
        to: times.reduce((a, b) => (a > b ? a : b)),
        seed,
    };
}
