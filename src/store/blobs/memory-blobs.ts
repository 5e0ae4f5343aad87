// Blobs in memory: for captures of the lab and for tests, by the same contract as files.
import type { BlobContent, BlobReader, BlobStore, ListedBlob } from "#ports/index.js";
import { byKey, requireKey } from "./blob-key.js";

/** Blobs that end with the process. */
export class MemoryBlobs implements BlobStore {
  readonly #blobs = new Map<string, { readonly bytes: Uint8Array; readonly version: string }>();
  #changes = 0;

  async put(key: string, content: BlobContent): Promise<void> {
    requireKey(key);
    const pieces: Uint8Array[] = [];
    for await (const piece of content instanceof Uint8Array ? [content] : content) pieces.push(piece);
    this.#blobs.set(key, { bytes: Buffer.concat(pieces), version: String(++this.#changes) });
  }

  async open(key: string): Promise<BlobReader | null> {
    const bytes = this.#blobs.get(requireKey(key))?.bytes;
    return bytes ? { ...bytesSource(bytes), close: () => undefined } : null;
  }

  async list(prefix: string): Promise<ListedBlob[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    if (folder !== "") requireKey(folder.slice(0, -1));
    return [...this.#blobs]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { bytes, version }]) => ({ key, sizeBytes: bytes.length, version }))
      .sort(byKey);
  }

  stamp(folder: string): string {
    requireKey(folder);
    return String(this.#changes);
  }

  async delete(key: string): Promise<void> {
    if (this.#blobs.delete(requireKey(key))) this.#changes++;
  }
}

/** Bytes in memory as a source. */
function bytesSource(bytes: Uint8Array): Pick<BlobReader, "sizeBytes" | "read"> {
  return {
    sizeBytes: bytes.length,
    read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes),
  };
}
