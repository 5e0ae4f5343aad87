// Everything the store writes goes through this small port, so that tests can fail a write, fill the disk
// or lose what was not synced, on the real code paths.
import { writeSync } from "node:fs";
import { constants, copyFile, link, mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { begun, ended } from "./unfinished-files.js";
import { abandoned, temporaryName } from "./temporary-name.js";
import { storeFailure } from "./store-failure.js";

const SOON_BYTES = 128 * 1024;
/** Small pieces are handed over at once: after so many whoever else waits is let in. */
const PIECES_AT_ONCE = 32;

/** A file being written. */
export interface OutputFile {
  /** Resolves when all bytes were handed to the operating system. */
  write(bytes: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  truncate(sizeBytes: number): Promise<void>;
  close(): Promise<void>;
}

/** The writing half of a file system. */
export interface FileSystem {
  /** `wx` makes a new file and fails when there is one; `r+` opens an existing one at its end. */
  open(path: string, flags: "wx" | "r+", mode?: number): Promise<OutputFile>;
  rename(from: string, to: string): Promise<void>;
  /** Gives a file a second name; fails when that is taken. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** With its parents, all of them surviving power loss. */
  makeDirectory(path: string): Promise<void>;
  /** Makes the names in a directory survive power loss. */
  syncDirectory(path: string): Promise<void>;
}

class NodeOutputFile implements OutputFile {
  readonly #handle: FileHandle;
  #position: number;

  constructor(handle: FileHandle, position: number) {
    this.#handle = handle;
    this.#position = position;
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const bytesWritten = await this.#writeSome(bytes, done);
      done += bytesWritten;
      this.#position += bytesWritten;
    }
  }

  // Handing a page to the operating system takes a few microseconds, asking another thread to do it many.
  async #writeSome(bytes: Uint8Array, done: number): Promise<number> {
    const left = bytes.length - done;
    if (left <= SOON_BYTES) return writeSync(this.#handle.fd, bytes, done, left, this.#position);
    return (await this.#handle.write(bytes, done, left, this.#position)).bytesWritten;
  }

  async sync(): Promise<void> {
    await this.#handle.sync();
  }

  async truncate(sizeBytes: number): Promise<void> {
    await this.#handle.truncate(sizeBytes);
    this.#position = sizeBytes;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/** Said by file systems in which a file has one name only. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** The real file system. */
export const nodeFileSystem: FileSystem = {
  async open(path, flags, mode) {
    const handle = await open(path, flags, mode);
    begun(path);
    return new NodeOutputFile(handle, flags === "wx" ? 0 : (await handle.stat()).size);
  },
  async rename(from, to) {
    await rename(from, to);
    ended(from);
    begun(to); // what was made whole only to be read once is no more to stay than its beginning
  },
  async link(from, to) {
    try {
      await link(from, to);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!NO_LINKS.has(code)) throw error;
      await copyFile(from, to, constants.COPYFILE_EXCL);
    }
  },
  async remove(path) {
    await rm(path, { force: true });
    ended(path);
  },
  async makeDirectory(path) {
    const first = await mkdir(path, { recursive: true });
    if (first === undefined) return;
    // As whole paths: the directory of a relative name is `.`, and that of `.` is `.` again.
    const top = resolve(first);
    for (let made = resolve(path); made.length >= top.length; made = dirname(made))
      await nodeFileSystem.syncDirectory(dirname(made));
  },
  async syncDirectory(path) {
    const handle = await open(path, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

/** Makes a file appear whole or not at all: temporary name, sync, rename, sync of the directory. */
export async function writeAtomically(
  fs: FileSystem,
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  mode?: number,
): Promise<void> {
  const temporary = temporaryName(path);
  try {
    for (const left of await abandoned(path)) await fs.remove(left);
    await writeAll(await fs.open(temporary, "wx", mode), chunks);
    await fs.rename(temporary, path);
    await fs.syncDirectory(dirname(path));
  } catch (error) {
    await fs.remove(temporary).catch(() => undefined);
    throw storeFailure(error, "writing", path);
  }
}

/** The same for what is made once: `false` when another process was first, whose file stays. */
export async function writeOnce(
  fs: FileSystem,
  path: string,
  bytes: Uint8Array,
  mode?: number,
): Promise<boolean> {
  const temporary = temporaryName(path);
  try {
    await writeAll(await fs.open(temporary, "wx", mode), [bytes]);
    await fs.link(temporary, path);
    await fs.syncDirectory(dirname(path));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw storeFailure(error, "writing", path);
  } finally {
    await fs.remove(temporary).catch(() => undefined);
  }
}

async function writeAll(
  file: OutputFile,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  let written = 0;
  try {
    for await (const chunk of chunks) {
      await file.write(chunk);
      if (++written % PIECES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
