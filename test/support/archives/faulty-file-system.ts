// The real file system with a fault: after a number of bytes the disk is full, half-way through a write.
import { nodeFileSystem, type FileSystem, type OutputFile } from "#store/file-system.js";

/** A disk that holds only so many more bytes; `freeBytes` may be raised again. */
export class SmallDisk implements FileSystem {
  freeBytes: number;
  /** A disk so broken that cutting back fails too. */
  canTruncate = true;

  constructor(freeBytes: number) {
    this.freeBytes = freeBytes;
  }

  async open(path: string, flags: "wx" | "r+", mode?: number): Promise<OutputFile> {
    const file = await nodeFileSystem.open(path, flags, mode);
    return {
      write: (bytes) => this.#write(file, bytes),
      sync: () => file.sync(),
      truncate: async (sizeBytes) => {
        if (!this.canTruncate) throw diskError("EIO");
        await file.truncate(sizeBytes);
      },
      close: () => file.close(),
    };
  }

  link(from: string, to: string): Promise<void> {
    return nodeFileSystem.link(from, to);
  }

  rename(from: string, to: string): Promise<void> {
    return nodeFileSystem.rename(from, to);
  }

  remove(path: string): Promise<void> {
    return nodeFileSystem.remove(path);
  }

  makeDirectory(path: string): Promise<void> {
    return nodeFileSystem.makeDirectory(path);
  }

  syncDirectory(path: string): Promise<void> {
    return nodeFileSystem.syncDirectory(path);
  }

  async #write(file: OutputFile, bytes: Uint8Array): Promise<void> {
    const fitting = Math.min(bytes.length, this.freeBytes);
    this.freeBytes -= fitting;
    await file.write(bytes.subarray(0, fitting));
    if (fitting < bytes.length) throw diskError("ENOSPC");
  }
}

function diskError(code: string): Error {
  return Object.assign(new Error(`${code}: simulated`), { code });
}
