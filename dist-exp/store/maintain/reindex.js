// `isochron reindex`: every index anew from the WARC files, and the catalog completed from them.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
import { SURT_RULES } from "#formats/urls/surt.js";
import { requireArchive } from "../archive/require-archive.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { eachOfBlob, sha256Of, withBlob } from "../blobs/open-blob.js";
import { isWholeCatalog, lockForWriting, openCatalog } from "../catalog/local-catalog.js";
import { INDEX_FOLDER } from "../cdxj/archive-index.js";
import { replaceIndex } from "../cdxj/build-index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { nodeFileSystem } from "../file-system.js";
import { siteOfFolder, warcFilesIn } from "../archive/layout.js";
import { FindingTally } from "../warc/read/finding-tally.js";
import { collectRecorded } from "./import/catalogue.js";
import { importRecords, putImportRecord } from "./import/import-record.js";
import { lookThrough } from "./import/look-through.js";
import { rebuildCaptures } from "./rebuild/rebuild-captures.js";
/** Rebuilds all indexes of an archive; a catalog that is lost or cannot be read is made anew. */
export async function reindex(dir, options) {
    const fs = options.fileSystem ?? nodeFileSystem;
    requireArchive(dir);
    const unlock = lockForWriting(dir);
    try {
        const path = join(dir, "catalog.sqlite");
        const held = await openHeld(fs, path, options.logger);
        const catalog = held ?? (await openFresh(fs, path));
        let summary;
        try {
            const place = { blobs: new LocalBlobs(dir, fs), dir, fs };
            summary = await rebuild(place, catalog, options);
        }
        finally {
            catalog.close();
        }
        if (!held)
            await moveCatalog(fs, `${path}${FRESH}`, path);
        return summary;
    }
    finally {
        unlock();
    }
}
async function rebuild(place, catalog, options) {
    const { blobs } = place;
    const files = (await warcFilesIn(blobs)).sort((a, b) => Number(isImported(a)) - Number(isImported(b)));
    const findings = new FindingTally();
    for (const folder of new Set(files.map((file) => file.split("/")[1])))
        await indexFolder({ ...place, folder, files, findings });
    const { readOutcome } = options;
    const { sightingsAdded, listed } = await rebuildCaptures(place, { catalog, readOutcome }, files);
    await recordUnclaimed(place, files, listed);
    const collected = await collectRecorded(place, catalog, { readOutcome });
    return {
        files: files.length,
        captures: (await catalog.captures.list()).length,
        sightingsAdded: sightingsAdded + collected,
        surtRules: SURT_RULES,
        findings: findings.toArray(),
    };
}
/** Files of others that no import has on record, as of earlier versions: each folder's are put on record as one. */
async function recordUnclaimed({ blobs }, files, listed) {
    const known = new Set((await importRecords(blobs)).flatMap((one) => one.files.flatMap(({ pieces }) => pieces)));
    const unclaimed = files.filter((file) => !known.has(file) && !listed.has(file));
    for (const folder of new Set(unclaimed.map((file) => file.split("/")[1]))) {
        const own = [];
        for (const file of unclaimed.filter((one) => one.startsWith(`warcs/${folder}/`)))
            own.push(await withBlob(blobs, file, (source) => recordedAsFound(source, file)));
        const at = instant(Date.now());
        const id = `import-${folder.replaceAll(/[^A-Za-z0-9._-]/g, "-").slice(0, 80)}-${own[0].sha256.slice(0, 12)}`;
        await putImportRecord(blobs, { id, site: siteOfFolder(folder), at, files: own });
    }
}
async function recordedAsFound(source, file) {
    const { span } = await lookThrough(source, file);
    const facts = { sha256: await sha256Of(source), sizeBytes: source.sizeBytes };
    return { source: file, ...facts, pieces: [file], original: null, how: "as-it-is", span };
}
// The names of imported files end with a digest. They may hold copies of captures, so the archive's own come first.
function isImported(file) {
    return /-[0-9a-f]{16}\.warc\.gz$/.test(file);
}
/** Makes the index of one site's folder anew. */
export async function indexFolder(place) {
    const { blobs, fs, dir, folder, files, findings } = place;
    const key = `${INDEX_FOLDER}/${folder}.cdxj`;
    const entries = async function* () {
        for (const file of files.filter((name) => name.startsWith(`warcs/${folder}/`)))
            yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, (finding) => findings.add(finding)));
    };
    await replaceIndex({ blobs, key, temporary: { fs, prefix: join(dir, key) } }, entries());
}
const FRESH = ".fresh";
async function openHeld(fs, path, logger) {
    if (!existsSync(path))
        return null;
    try {
        // One that opens may still be damaged further in, and would break the rebuild half-way.
        if (isWholeCatalog(path))
            return openCatalog(path, "write");
    }
    catch (error) {
        if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BROKEN")
            throw error;
    }
    const aside = `${path}.broken`;
    logger?.log("warn", "the catalog cannot be read; it is put aside and made anew", { path, aside });
    await moveCatalog(fs, path, aside);
    return null;
}
// Under another name until it is whole: a rebuild that is killed begins again from nothing.
async function openFresh(fs, path) {
    for (const suffix of SQLITE_FILES)
        await fs.remove(`${path}${FRESH}${suffix}`);
    return openCatalog(`${path}${FRESH}`, "write");
}
const SQLITE_FILES = ["-wal", "-shm", ""];
async function moveCatalog(fs, from, to) {
    for (const suffix of SQLITE_FILES)
        if (existsSync(from + suffix))
            await fs.rename(from + suffix, to + suffix);
        else
            await fs.remove(to + suffix);
    await fs.syncDirectory(dirname(to));
}
