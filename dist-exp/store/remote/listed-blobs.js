// The sealed things of an archive whose bytes lie in a bucket: a list says which object stands for which name, and what
// is not on it is not part of the archive. Objects are written once; it is the list that changes.
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { byKey, requireKey } from "../blobs/blob-key.js";
import { writeAtomically } from "../file-system.js";
import { withStagingFolder } from "../staging-folder.js";
import { localContent } from "./local-content.js";
/** The blobs of one list. */
export class ListedBlobs {
    #bucket;
    #keeping;
    #objects;
    #changes = 0;
    #turn = Promise.resolve();
    /** Without keeping it can be read alone. */
    constructor(bucket, objects, keeping = null) {
        this.#bucket = bucket;
        this.#keeping = keeping;
        this.#objects = byName(objects);
    }
    /** Another list from now on; readers opened before go on with what they opened. */
    replace(objects) {
        this.#objects = byName(objects);
        this.#changes++;
    }
    async put(name, content) {
        requireKey(name);
        const { dir, fs, freshKey } = this.#keeper();
        await withStagingFolder(join(dir, "put"), async (folder) => {
            await writeAtomically(fs, join(folder, "content"), content instanceof Uint8Array ? [content] : content);
            const sealed = await localContent(folder, "content");
            const key = freshKey(name);
            if ((await this.#bucket.putOnce(key, sealed)) === "exists")
                throw new StoreError("ARCHIVE_BROKEN", `${this.#bucket.place}: ${key} was used before`);
            const { sizeBytes, sha256 } = sealed;
            await this.#change({ put: [{ name, key, sizeBytes, sha256 }], gone: [] });
        });
    }
    async open(name) {
        const object = this.#objects.get(requireKey(name));
        if (!object)
            return null;
        const reader = await this.#bucket.open(object.key, object.sizeBytes);
        if (reader?.sizeBytes === object.sizeBytes)
            return reader;
        reader?.close();
        throw new StoreError("ARCHIVE_BROKEN", `${this.#bucket.place}: ${object.key} (${name}) is not as listed`);
    }
    async list(prefix) {
        const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
        if (folder !== "")
            requireKey(folder.slice(0, -1));
        return [...this.#objects.values()]
            .filter(({ name }) => name.startsWith(prefix))
            .map(({ name, key, sizeBytes }) => ({ key: name, sizeBytes, version: key }))
            .sort(byKey);
    }
    stamp(folder) {
        requireKey(folder);
        return String(this.#changes);
    }
    async delete(name) {
        if (this.#objects.has(requireKey(name)))
            await this.#change({ put: [], gone: [name] });
    }
    /** One after the other, so that what counts here is what was acknowledged last. */
    #change(change) {
        const changed = this.#turn.then(async () => {
            if (!(await this.#keeper().acknowledge(change)))
                throw new StoreError("CLUSTER", `${this.#bucket.place}: the list is another machine's by now`);
            const objects = new Map(this.#objects);
            for (const name of change.gone)
                objects.delete(name);
            for (const object of change.put)
                objects.set(object.name, object);
            this.replace(objects.values());
        });
        this.#turn = changed.catch(() => undefined);
        return changed;
    }
    #keeper() {
        if (this.#keeping)
            return this.#keeping;
        throw new StoreError("ARCHIVE_UNWRITABLE", `${this.#bucket.place} is read here, and not written`);
    }
}
function byName(objects) {
    return new Map(Array.from(objects, (object) => [object.name, object]));
}
