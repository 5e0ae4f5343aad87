// The archive of a cluster as one directory, for whoever reads it: catalogs of all sites merged into one, indexes and
// results beside it, and WARC files read where they lie. All of it can be fetched again: a mirror is never written to.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { IsochronError, UsageError } from "#errors.js";
import { CATALOG_FILE, MIRROR_FILE } from "../../archive/layout.js";
import { lockMirror, MirrorFile, openCatalog } from "../../catalog/local-catalog.js";
import { nodeFileSystem } from "../../file-system.js";
import { fetchObjects } from "../fetch-object.js";
import { removeSiteFolder } from "../local-content.js";
import { MirrorBlobs } from "./mirror-blobs.js";
import { INCOMING, mirrorSite } from "./mirror-site.js";
/** For whoever comes while another process is bringing the mirror up to date. */
const BUSY_TRIES = 240;
const BUSY_WAIT_MS = 250;
/** Opens a mirror; it is made when missing, and empty until it is brought up to date. */
export async function openMirror(options) {
    const { dir, cluster, fileSystem: fs = nodeFileSystem } = options;
    requireMirror(dir);
    await fs.makeDirectory(dir);
    const file = new MirrorFile(join(dir, MIRROR_FILE));
    try {
        const known = file.fact("cluster");
        if (known !== null && known !== cluster)
            throw new UsageError("BAD_INPUT", `${dir} mirrors another cluster (${known}): choose another --archive`);
        if (known === null)
            file.setFact("cluster", cluster);
        return new Mirror(options, fs, file);
    }
    catch (error) {
        file.close();
        throw error;
    }
}
/** An archive of this machine's own shall never be taken for a mirror, and written over. */
function requireMirror(dir) {
    if (existsSync(join(dir, CATALOG_FILE)) && !existsSync(join(dir, MIRROR_FILE)))
        throw new UsageError("BAD_INPUT", `${dir} holds an archive that is no mirror of a cluster: choose another --archive`);
}
/** The mirror of one cluster. */
export class Mirror {
    dir;
    #options;
    #place;
    #blobs;
    constructor(options, fs, file) {
        const { dir, bucket, objects, logger } = options;
        this.dir = dir;
        this.#options = options;
        this.#place = { dir, fs, bucket, objects, file, logger };
        this.#blobs = new MirrorBlobs(bucket, file);
    }
    /** The WARC files of all sites, for whoever opens the directory as an archive. */
    get beneath() {
        return this.#blobs;
    }
    /** Brings it up to date; returns how many sites had changed. Of two processes one does, and the other waits for it. */
    async refresh(signal) {
        const unlock = await this.#locked(signal);
        try {
            openCatalog(join(this.dir, CATALOG_FILE), "write").close();
            return await this.#bringAll(signal);
        }
        finally {
            unlock();
        }
    }
    async #bringAll(signal) {
        const { file } = this.#place;
        const { sites, seq } = await this.#changed(Number(file.fact("seq") ?? 0));
        for (const site of sites) {
            signal?.throwIfAborted();
            await mirrorSite(this.#place, site);
        }
        if (String(seq) !== file.fact("seq"))
            file.setFact("seq", String(seq));
        await removeSiteFolder(join(this.dir, INCOMING));
        return sites.length;
    }
    /** A list that was rebuilt counts from the beginning: then everything is looked at again. */
    async #changed(since) {
        const changed = await this.#options.objects.changedSince(since);
        return changed.seq < since ? this.#options.objects.changedSince(0) : changed;
    }
    async #locked(signal) {
        for (let tries = 1;; tries++) {
            try {
                return lockMirror(this.dir);
            }
            catch (error) {
                const isBusy = error instanceof IsochronError && error.code === "ARCHIVE_BUSY";
                if (!isBusy || tries === BUSY_TRIES)
                    throw error;
                await delay(BUSY_WAIT_MS, undefined, signal ? { signal } : {});
            }
        }
    }
    /** Brings the WARC files of these captures here, and those that lend them bodies: for whoever needs every byte. */
    async bringCaptures(ids) {
        const { file, fs, bucket, dir } = this.#place;
        const wanted = new Set();
        for (const id of ids)
            for (const name of await this.#filesOf(id))
                wanted.add(name);
        const objects = [...wanted].map((name) => file.byName(name)).filter((object) => object !== null);
        await fetchObjects({ bucket, dir, fs }, objects.filter(({ name }) => !existsSync(join(dir, name))));
    }
    async #filesOf(id) {
        const catalog = openCatalog(join(this.dir, CATALOG_FILE), "read");
        const { captures, sightings, upkeep } = catalog;
        try {
            if ((await captures.get(id)) === null)
                return new Set();
            const files = new Set((await upkeep.warcFiles.ofCapture(id)).map(({ file }) => file));
            for await (const { records } of sightings.ofCapture(id))
                for (const { type, file } of records)
                    if (type === "borrowed")
                        files.add(file);
            return files;
        }
        finally {
            catalog.close();
        }
    }
    close() {
        this.#place.file.close();
    }
}
