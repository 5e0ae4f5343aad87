// One archive directory: catalog, WARC files, indexes and results behind the Archive port.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { KeptFiles } from "../blobs/kept-files.js";
import { LayeredBlobs } from "../blobs/layered-blobs.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { hasWriter, lockForWriting, openCatalog, SearchFile } from "../catalog/local-catalog.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { openStored, readStored } from "../cdxj/stored-response.js";
import { marksIn, walkIndex } from "../cdxj/walk.js";
import { nodeFileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { CaptureWarcs } from "../warc/capture-warcs.js";
import { ControlFiles } from "./control-file.js";
import { DescriptionFiles } from "./description-files.js";
import { MIRROR_FILE, SEARCH_FILE } from "./layout.js";
import { recoverUnfinished, removeLeftovers } from "./recovery.js";
import { ResultFiles } from "./result-files.js";
import { RuleFile } from "./rule-file.js";
import { FileSpool } from "./spool.js";
const SILENT = { log: () => undefined };
/** Opens an archive directory; a writer first repairs what a crash has left, and says so in the log. */
export async function openArchive(dir, options = {}) {
    const catalogPath = join(dir, "catalog.sqlite");
    if (options.mode === "read") {
        if (!existsSync(catalogPath))
            throw new StoreError("NOT_FOUND", `no archive in ${dir}: capture a site first`);
        return localArchive(dir, openCatalog(catalogPath, "read"), options, () => undefined);
    }
    requireOwn(dir, options);
    const fs = options.fileSystem ?? nodeFileSystem;
    await makeArchiveDirectory(fs, dir);
    const unlock = lockForWriting(dir);
    let catalog = null;
    try {
        catalog = openCatalog(catalogPath, "write");
        const blobs = blobsOf(dir, fs, options);
        const context = { dir, blobs, upkeep: catalog.upkeep, fs, logger: options.logger ?? SILENT };
        await removeLeftovers(context);
        await recoverUnfinished(context);
        return localArchive(dir, catalog, options, unlock);
    }
    catch (error) {
        catalog?.close();
        unlock();
        throw error;
    }
}
/** What is written into a mirror is nobody's: the cluster never hears of it. */
function requireOwn(dir, { beneath }) {
    if (beneath || !existsSync(join(dir, MIRROR_FILE)))
        return;
    throw new StoreError("BAD_INPUT", `${dir} mirrors a cluster and is only read: name another --archive`);
}
async function makeArchiveDirectory(fs, dir) {
    try {
        await fs.makeDirectory(dir);
    }
    catch (error) {
        if (error.code !== "EEXIST")
            throw storeFailure(error, "creating", dir);
        throw new StoreError("ARCHIVE_UNWRITABLE", `${dir} is a file, not a directory: choose another --archive`);
    }
}
/** Whoever only reads answers many, from the same few files. */
function readingOf(kept) {
    return { open: (path) => kept.open(path) };
}
function blobsOf(dir, fs, { beneath }, reading = {}) {
    const own = new LocalBlobs(dir, fs, reading);
    return beneath ? new LayeredBlobs(own, beneath) : own;
}
function localArchive(dir, catalog, options, unlock) {
    const fs = options.fileSystem ?? nodeFileSystem;
    const kept = options.mode === "read" ? new KeptFiles() : null;
    const blobs = blobsOf(dir, fs, options, kept === null ? {} : readingOf(kept));
    const index = new ArchiveIndex(blobs);
    const warcs = new CaptureWarcs({
        ...options,
        dir,
        blobs,
        captures: catalog.captures,
        list: catalog.upkeep.warcFiles,
        sightings: catalog.sightings,
        archived: index,
        fs,
    });
    const spool = new FileSpool(fs, dir);
    const search = new SearchFile(join(dir, SEARCH_FILE), options.mode ?? "write", options.logger);
    return {
        dir,
        blobs,
        catalog,
        warcs,
        index: {
            lookup: (url) => index.lookup(url),
            read: (entry) => readStored(blobs, index, entry),
            open: (entry) => openStored(blobs, index, entry),
            walk: (walk) => walkIndex(index, walk),
            marks: (walk) => marksIn(index, walk),
        },
        search,
        results: new ResultFiles({ dir, blobs, fs, captures: catalog.captures }),
        descriptions: new DescriptionFiles(blobs, options.software),
        control: new ControlFiles(dir, fs, options.logger ?? SILENT),
        rules: new RuleFile(dir, fs),
        spool,
        hasWriter: () => hasWriter(dir),
        close: async () => {
            try {
                await warcs.close();
                await spool.close();
            }
            finally {
                index.close();
                search.close();
                kept?.close();
                catalog.close();
                unlock();
            }
        },
    };
}
