// Blobs as files below an archive's directory. A WARC file that is being written lies there under its own name
// already: whoever reads it reads what was written so far.
import { existsSync, readdirSync, statSync, type Dirent } from "node:fs";
import { dirname, join } from "node:path";
import type { BlobContent, BlobReader, BlobStore, ListedBlob } from "#ports/index.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { byKey, isBlobName, requireKey } from "./blob-key.js";
import { fileSource } from "./file-source.js";

/** Changes within the grain of the file system's clock could hide. */
const MTIME_GRAIN_MS = 100;

/** How files are read. */
export interface LocalReading {
  /** Opens a file; anew for each reader unless told. */
  readonly open?: (path: string) => BlobReader;
}

/** The blobs of one directory. */
export class LocalBlobs implements BlobStore {
  readonly #dir: string;
  readonly #fs: FileSystem;
  /** Folders asked for their stamps, which happens before every look-up. */
  readonly #folders = new Map<string, string>();
  readonly #reading: Required<LocalReading>;
  #untrusted = 0;

  constructor(dir: string, fs: FileSystem, reading: LocalReading = {}) {
    this.#dir = dir;
    this.#fs = fs;
    this.#reading = { open: fileSource, ...reading };
  }

  async put(key: string, content: BlobContent): Promise<void> {
    const path = this.#path(key);
    try {
      await this.#fs.makeDirectory(dirname(path));
    } catch (error) {
      throw storeFailure(error, "creating", dirname(path));
    }
    await writeAtomically(this.#fs, path, content instanceof Uint8Array ? [content] : content);
  }

  async open(key: string): Promise<BlobReader | null> {
    const path = this.#path(key);
    try {
      return this.#reading.open(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw storeFailure(error, "reading", path);
    }
  }

  async list(prefix: string): Promise<ListedBlob[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    if (folder !== "") requireKey(folder.slice(0, -1));
    return [...this.#below(folder)].filter(({ key }) => key.startsWith(prefix)).sort(byKey);
  }

  // Blobs are put in place by a rename, which their directory's time tells; right after one it is not trusted.
  stamp(folder: string): string {
    let path = this.#folders.get(folder);
    if (path === undefined) this.#folders.set(folder, (path = this.#path(folder)));
    const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return "";
    return mtimeMs < Date.now() - MTIME_GRAIN_MS ? String(mtimeMs) : `untrusted ${++this.#untrusted}`;
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key);
    if (!existsSync(path)) return;
    try {
      await this.#fs.remove(path);
      await this.#fs.syncDirectory(dirname(path));
    } catch (error) {
      throw storeFailure(error, "removing", path);
    }
  }

  #path(key: string): string {
    return join(this.#dir, requireKey(key));
  }

  *#below(folder: string): Generator<ListedBlob> {
    for (const entry of entriesOf(join(this.#dir, folder))) {
      const key = `${folder}${entry.name}`;
      if (entry.isDirectory()) yield* this.#below(`${key}/`);
      else if (isBlobName(entry.name)) yield* this.#listed(key);
    }
  }

  *#listed(key: string): Generator<ListedBlob> {
    // It may have been replaced, or gone, since its directory was read.
    const found = statSync(join(this.#dir, key), { throwIfNoEntry: false });
    if (found) yield { key, sizeBytes: found.size, version: `${found.ino} ${found.mtimeMs} ${found.size}` };
  }
}

function entriesOf(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw storeFailure(error, "reading", path);
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";
}
