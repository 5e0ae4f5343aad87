// A site's archive brought back from the bucket, as far as it is acknowledged: catalog, indexes and results are fetched,
// and captures whose WARC files are newer than the catalog's copy are rebuilt from those files, as a reindex does. All
// other WARC files stay in the bucket and are read there.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FindingTally } from "../warc/read/finding-tally.js";
import { nodeFileSystem } from "../file-system.js";
import { LayeredBlobs } from "../blobs/layered-blobs.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { eachOfBlob } from "../blobs/open-blob.js";
import { INDEX_FOLDER } from "../cdxj/archive-index.js";
import { mergeIntoIndex } from "../cdxj/build-index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { forgetCaptures, openCatalog } from "../catalog/local-catalog.js";
import { rebuildCaptures } from "../maintain/rebuild/rebuild-captures.js";
import { CATALOG_FILE } from "../archive/layout.js";
import { fetchObjects } from "./fetch-object.js";
import { ListedBlobs } from "./listed-blobs.js";
import { removeSiteFolder } from "./local-content.js";
import { captureOfWarc, staleCaptures } from "./stale-captures.js";
/** Restores a site's directory; all that is fetched is held against its digest. */
export async function restoreSite(options) {
    const { bucket, objects, dir, fileSystem: fs = nodeFileSystem } = options;
    const warcs = objects.filter(({ name }) => isWarc(name));
    const beneath = new ListedBlobs(bucket, warcs);
    await removeSiteFolder(dir);
    await fs.makeDirectory(dir);
    await fetchObjects({ bucket, dir, fs }, objects.filter(({ name }) => !isWarc(name)));
    await bringUpToDate({ ...options, fs, beneath }, warcs);
    return { beneath };
}
function isWarc(name) {
    return name.startsWith("warcs/");
}
/** The copy of the catalog may be older than the newest WARC files, or tell of some that never came. */
async function bringUpToDate(restoring, warcs) {
    const { dir, fs, bucket, logger } = restoring;
    const path = join(dir, CATALOG_FILE);
    if (!existsSync(path) && warcs.length === 0)
        return;
    const stale = await staleIn(path, warcs);
    if (stale.size === 0)
        return;
    forgetCaptures(path, [...stale.keys()]);
    const newer = warcs.filter(({ name }) => stale.has(captureOfWarc(name) ?? ""));
    logger.log("info", "captures are rebuilt from the WARC files that came after the catalog's copy", {
        captures: [...stale.keys()],
        files: newer.length,
    });
    await fetchObjects({ bucket, dir, fs }, newer);
    await rebuild(restoring, newer.map(({ name }) => name).sort(), [...stale.values()]);
}
async function staleIn(path, warcs) {
    const catalog = openCatalog(path, "write");
    try {
        return await staleCaptures(catalog, warcs);
    }
    finally {
        catalog.close();
    }
}
async function rebuild({ dir, fs, beneath, readOutcome }, files, stale) {
    const blobs = new LayeredBlobs(new LocalBlobs(dir, fs), beneath);
    for (const folder of new Set(files.map((file) => file.split("/")[1])))
        await indexAnew({ blobs, dir, fs }, folder, files);
    const catalog = openCatalog(join(dir, CATALOG_FILE), "write");
    try {
        await rebuildCaptures({ blobs }, { catalog, readOutcome }, files);
        for (const capture of stale)
            if (capture !== null && (await catalog.captures.get(capture.id)) === null)
                await catalog.captures.create(asBegun(capture));
    }
    finally {
        catalog.close();
    }
}
/** Adds the lines of these files to their folder's index: rebuilding follows revisits by it. */
async function indexAnew({ blobs, dir, fs }, folder, files) {
    const findings = new FindingTally();
    const entries = async function* () {
        for (const file of files.filter((name) => name.startsWith(`warcs/${folder}/`)))
            yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, (finding) => findings.add(finding)));
    };
    const key = `${INDEX_FOLDER}/${folder}.cdxj`;
    await fs.makeDirectory(join(dir, INDEX_FOLDER));
    await mergeIntoIndex({ blobs, key, temporary: { fs, prefix: join(dir, key) } }, entries());
}
/** A capture of which no record is acknowledged begins again under the id that people know. */
function asBegun({ runs: _runs, cookies: _cookies, ...capture }) {
    const nothing = { plannedAsOf: null, asOf: null, finishedAt: null, expectedSharp: null, upperBound: null };
    return { ...capture, phase: "visiting", ...nothing };
}
