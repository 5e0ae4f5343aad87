// A directory's blobs above others that are only read: what is put lies in the directory, what is not there is looked for
// beneath it.
import type { BlobContent, BlobReader, BlobStore, ListedBlob } from "#ports/index.js";
import { byKey, requireKey } from "./blob-key.js";

/** Blobs that are read and never changed. */
export type BlobsBeneath = Pick<BlobStore, "open" | "list" | "stamp">;

/** Two stores as one. */
export class LayeredBlobs implements BlobStore {
  readonly #upper: BlobStore;
  readonly #beneath: BlobsBeneath;
  /** Deleted here: what lies beneath is seen no more. */
  readonly #gone = new Set<string>();
  #changes = 0;

  constructor(upper: BlobStore, beneath: BlobsBeneath) {
    this.#upper = upper;
    this.#beneath = beneath;
  }

  async put(key: string, content: BlobContent): Promise<void> {
    await this.#upper.put(key, content);
    this.#gone.delete(key);
  }

  async open(key: string): Promise<BlobReader | null> {
    const own = await this.#upper.open(key);
    if (own !== null || this.#gone.has(key)) return own;
    return this.#beneath.open(key);
  }

  async list(prefix: string): Promise<ListedBlob[]> {
    const own = await this.#upper.list(prefix);
    const seen = new Set(own.map(({ key }) => key));
    const others = await this.#beneath.list(prefix);
    return [...own, ...others.filter(({ key }) => !seen.has(key) && !this.#gone.has(key))].sort(byKey);
  }

  // At once where both know at once: it is asked before every look-up.
  stamp(folder: string): string | Promise<string> {
    const [own, others] = [this.#upper.stamp(folder), this.#beneath.stamp(folder)];
    if (typeof own === "string" && typeof others === "string") return `${own} ${others} ${this.#changes}`;
    return Promise.all([own, others]).then((both) => `${both.join(" ")} ${this.#changes}`);
  }

  async delete(key: string): Promise<void> {
    this.#gone.add(requireKey(key));
    this.#changes++;
    await this.#upper.delete(key);
  }
}
