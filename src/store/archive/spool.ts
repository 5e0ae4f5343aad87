// Long responses between the socket and the WARC, one file each, in the archive's own directory.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "#errors.js";
import type { Digest } from "#model/index.js";
import type { Spool, SpooledBytes, SpoolWriter } from "#ports/index.js";
import type { FileSystem, OutputFile } from "../file-system.js";
import { storeFailure } from "../store-failure.js";

const NAME = /^spool-\d+\.tmp$/;
const READ_BYTES = 256 * 1024;

/** A spool in a directory; its files are never synced, since nothing acknowledged is in them. */
export class FileSpool implements Spool {
  readonly #fs: FileSystem;
  readonly #dir: string;
  readonly #held = new Set<string>();
  #count = 0;

  constructor(fs: FileSystem, dir: string) {
    this.#fs = fs;
    this.#dir = dir;
  }

  create(): SpoolWriter {
    const path = join(this.#dir, `spool-${++this.#count}.tmp`);
    this.#held.add(path);
    return new FileSpoolWriter(this.#fs, path, () => this.#remove(path));
  }

  /** Removes what nobody has discarded. */
  async close(): Promise<void> {
    for (const path of this.#held) await this.#remove(path);
  }

  async #remove(path: string): Promise<void> {
    if (this.#held.delete(path)) await this.#fs.remove(path);
  }
}

/** Bytes put aside in a file. */
export interface FileSpooled extends SpooledBytes {
  readonly path: string;
}

/** What lies in a spool's file, to be read and at last discarded. */
export function spooledAt(
  place: Pick<FileSpooled, "path" | "sizeBytes" | "digest">,
  discard: () => Promise<void>,
): FileSpooled {
  const read = () => createReadStream(place.path, { highWaterMark: READ_BYTES }) as AsyncIterable<Uint8Array>;
  return { ...place, read, discard };
}

/** Removes what a killed process has left in a directory. */
export async function removeSpooled(fs: FileSystem, dir: string): Promise<void> {
  for (const name of await readdir(dir)) if (NAME.test(name)) await fs.remove(join(dir, name));
}

class FileSpoolWriter implements SpoolWriter {
  readonly #fs: FileSystem;
  readonly #path: string;
  readonly #remove: () => Promise<void>;
  readonly #hash = createHash("sha256");
  #output: OutputFile | null = null;
  #sizeBytes = 0;

  constructor(fs: FileSystem, path: string, remove: () => Promise<void>) {
    this.#fs = fs;
    this.#path = path;
    this.#remove = remove;
  }

  async append(bytes: Uint8Array): Promise<void> {
    try {
      this.#output ??= await this.#fs.open(this.#path, "wx", 0o600);
      await this.#output.write(bytes);
    } catch (error) {
      throw storeFailure(error, "putting aside a long response in", this.#path);
    }
    this.#hash.update(bytes);
    this.#sizeBytes += bytes.length;
  }

  async finish(): Promise<SpooledBytes> {
    if (!this.#output) throw new StoreError("INTERNAL", "nothing was put into the spool");
    await this.#close();
    const digest = `sha-256:${this.#hash.digest("hex")}` as Digest;
    return spooledAt({ path: this.#path, sizeBytes: this.#sizeBytes, digest }, this.#remove);
  }

  async discard(): Promise<void> {
    await this.#close();
    await this.#remove();
  }

  async #close(): Promise<void> {
    const output = this.#output;
    this.#output = null;
    await output?.close();
  }
}
