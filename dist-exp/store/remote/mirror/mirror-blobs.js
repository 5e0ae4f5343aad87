// The WARC files of all sites as they lie in the bucket, for whoever reads a mirror: any number of processes do, and each
// sees at once what another has brought up to date.
import { StoreError } from "#errors.js";
import { requireKey } from "../../blobs/blob-key.js";
/** All else lies in the mirror's directory. */
const FOLDER = "warcs/";
/** Objects of a bucket, by what a mirror knows of them. */
export class MirrorBlobs {
    #bucket;
    #file;
    constructor(bucket, file) {
        this.#bucket = bucket;
        this.#file = file;
    }
    async open(name) {
        const object = requireKey(name).startsWith(FOLDER) ? this.#file.byName(name) : null;
        if (object === null)
            return null;
        const { key, sizeBytes } = object;
        const reader = await this.#bucket.open(key, sizeBytes);
        if (reader?.sizeBytes === sizeBytes)
            return reader;
        reader?.close();
        throw new StoreError("ARCHIVE_BROKEN", `${this.#bucket.place}: ${key} (${name}) is not as listed`);
    }
    async list(prefix) {
        const objects = this.#file.below(prefix).filter(({ name }) => name.startsWith(FOLDER));
        return objects.map(({ name, key, sizeBytes }) => ({ key: name, sizeBytes, version: key }));
    }
    stamp(folder) {
        return `${folder}/`.startsWith(FOLDER) ? this.#file.version() : "";
    }
}
