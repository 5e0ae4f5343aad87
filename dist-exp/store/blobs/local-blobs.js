// Blobs as files below an archive's directory. A WARC file that is being written lies there under its own name
// already: whoever reads it reads what was written so far.
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeAtomically } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { byKey, isBlobName, requireKey } from "./blob-key.js";
import { fileSource } from "./file-source.js";
/** Changes within the grain of the file system's clock could hide. */
const MTIME_GRAIN_MS = 100;
/** The blobs of one directory. */
export class LocalBlobs {
    #dir;
    #fs;
    /** Folders asked for their stamps, which happens before every look-up. */
    #folders = new Map();
    #reading;
    #untrusted = 0;
    constructor(dir, fs, reading = {}) {
        this.#dir = dir;
        this.#fs = fs;
        this.#reading = { open: fileSource, ...reading };
    }
    async put(key, content) {
        const path = this.#path(key);
        try {
            await this.#fs.makeDirectory(dirname(path));
        }
        catch (error) {
            throw storeFailure(error, "creating", dirname(path));
        }
        await writeAtomically(this.#fs, path, content instanceof Uint8Array ? [content] : content);
    }
    async open(key) {
        const path = this.#path(key);
        try {
            return this.#reading.open(path);
        }
        catch (error) {
            if (isMissing(error))
                return null;
            throw storeFailure(error, "reading", path);
        }
    }
    async list(prefix) {
        const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
        if (folder !== "")
            requireKey(folder.slice(0, -1));
        return [...this.#below(folder)].filter(({ key }) => key.startsWith(prefix)).sort(byKey);
    }
    // Blobs are put in place by a rename, which their directory's time tells; right after one it is not trusted.
    stamp(folder) {
        let path = this.#folders.get(folder);
        if (path === undefined)
            this.#folders.set(folder, (path = this.#path(folder)));
        const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
        if (mtimeMs === undefined)
            return "";
        return mtimeMs < Date.now() - MTIME_GRAIN_MS ? String(mtimeMs) : `untrusted ${++this.#untrusted}`;
    }
    async delete(key) {
        const path = this.#path(key);
        if (!existsSync(path))
            return;
        try {
            await this.#fs.remove(path);
            await this.#fs.syncDirectory(dirname(path));
        }
        catch (error) {
            throw storeFailure(error, "removing", path);
        }
    }
    #path(key) {
        return join(this.#dir, requireKey(key));
    }
    *#below(folder) {
        for (const entry of entriesOf(join(this.#dir, folder))) {
            const key = `${folder}${entry.name}`;
            if (entry.isDirectory())
                yield* this.#below(`${key}/`);
            else if (isBlobName(entry.name))
                yield* this.#listed(key);
        }
    }
    *#listed(key) {
        // It may have been replaced, or gone, since its directory was read.
        const found = statSync(join(this.#dir, key), { throwIfNoEntry: false });
        if (found)
            yield { key, sizeBytes: found.size, version: `${found.ino} ${found.mtimeMs} ${found.size}` };
    }
}
function entriesOf(path) {
    try {
        return readdirSync(path, { withFileTypes: true });
    }
    catch (error) {
        if (isMissing(error))
            return [];
        throw storeFailure(error, "reading", path);
    }
}
function isMissing(error) {
    const { code } = error;
    return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";
}
