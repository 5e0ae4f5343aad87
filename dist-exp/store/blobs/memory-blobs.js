import { byKey, requireKey } from "./blob-key.js";
/** Blobs that end with the process. */
export class MemoryBlobs {
    #blobs = new Map();
    #changes = 0;
    async put(key, content) {
        requireKey(key);
        const pieces = [];
        for await (const piece of content instanceof Uint8Array ? [content] : content)
            pieces.push(piece);
        this.#blobs.set(key, { bytes: Buffer.concat(pieces), version: String(++this.#changes) });
    }
    async open(key) {
        const bytes = this.#blobs.get(requireKey(key))?.bytes;
        return bytes ? { ...bytesSource(bytes), close: () => undefined } : null;
    }
    async list(prefix) {
        const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
        if (folder !== "")
            requireKey(folder.slice(0, -1));
        return [...this.#blobs]
            .filter(([key]) => key.startsWith(prefix))
            .map(([key, { bytes, version }]) => ({ key, sizeBytes: bytes.length, version }))
            .sort(byKey);
    }
    stamp(folder) {
        requireKey(folder);
        return String(this.#changes);
    }
    async delete(key) {
        if (this.#blobs.delete(requireKey(key)))
            this.#changes++;
    }
}
/** Bytes in memory as a source. */
function bytesSource(bytes) {
    return {
        sizeBytes: bytes.length,
        read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes),
    };
}
