// Long responses between the socket and the WARC, one file each, in the archive's own directory.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { storeFailure } from "../store-failure.js";
const NAME = /^spool-\d+\.tmp$/;
const READ_BYTES = 256 * 1024;
/** A spool in a directory; its files are never synced, since nothing acknowledged is in them. */
export class FileSpool {
    #fs;
    #dir;
    #held = new Set();
    #count = 0;
    constructor(fs, dir) {
        this.#fs = fs;
        this.#dir = dir;
    }
    create() {
        const path = join(this.#dir, `spool-${++this.#count}.tmp`);
        this.#held.add(path);
        return new FileSpoolWriter(this.#fs, path, () => this.#remove(path));
    }
    /** Removes what nobody has discarded. */
    async close() {
        for (const path of this.#held)
            await this.#remove(path);
    }
    async #remove(path) {
        if (this.#held.delete(path))
            await this.#fs.remove(path);
    }
}
/** What lies in a spool's file, to be read and at last discarded. */
export function spooledAt(place, discard) {
    const read = () => createReadStream(place.path, { highWaterMark: READ_BYTES });
    return { ...place, read, discard };
}
/** Removes what a killed process has left in a directory. */
export async function removeSpooled(fs, dir) {
    for (const name of await readdir(dir))
        if (NAME.test(name))
            await fs.remove(join(dir, name));
}
class FileSpoolWriter {
    #fs;
    #path;
    #remove;
    #hash = createHash("sha256");
    #output = null;
    #sizeBytes = 0;
    constructor(fs, path, remove) {
        this.#fs = fs;
        this.#path = path;
        this.#remove = remove;
    }
    async append(bytes) {
        try {
            this.#output ??= await this.#fs.open(this.#path, "wx", 0o600);
            await this.#output.write(bytes);
        }
        catch (error) {
            throw storeFailure(error, "putting aside a long response in", this.#path);
        }
        this.#hash.update(bytes);
        this.#sizeBytes += bytes.length;
    }
    async finish() {
        if (!this.#output)
            throw new StoreError("INTERNAL", "nothing was put into the spool");
        await this.#close();
        const digest = `sha-256:${this.#hash.digest("hex")}`;
        return spooledAt({ path: this.#path, sizeBytes: this.#sizeBytes, digest }, this.#remove);
    }
    async discard() {
        await this.#close();
        await this.#remove();
    }
    async #close() {
        const output = this.#output;
        this.#output = null;
        await output?.close();
    }
}
