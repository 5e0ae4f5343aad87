// A bucket in memory: for tests and the lab, by the same contract as S3.
import { createHash } from "node:crypto";
import { StoreError } from "#errors.js";
import { requireKey } from "../blobs/blob-key.js";
/** Objects that end with the process. */
export class MemoryBucket {
    place = "memory:";
    #objects = new Map();
    async putOnce(key, content, signal) {
        requireKey(key);
        signal?.throwIfAborted();
        const pieces = [];
        for await (const piece of content.pieces())
            pieces.push(piece);
        signal?.throwIfAborted();
        const bytes = Buffer.concat(pieces);
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        if (bytes.length !== content.sizeBytes || sha256 !== content.sha256)
            throw new StoreError("ARCHIVE_BROKEN", `${key}: its bytes are not those that were to be sent`);
        if (this.#objects.has(key))
            return "exists";
        this.#objects.set(key, bytes);
        return "put";
    }
    async open(key) {
        const bytes = this.#objects.get(requireKey(key));
        if (!bytes)
            return null;
        return {
            sizeBytes: bytes.length,
            read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes),
            close: () => undefined,
        };
    }
    async *list(prefix) {
        const keys = [...this.#objects.keys()].filter((key) => key.startsWith(prefix));
        keys.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        for (const key of keys)
            yield { key, sizeBytes: this.#objects.get(key).length };
    }
    async delete(key) {
        this.#objects.delete(requireKey(key));
    }
    close() { }
}
