// Random access to a file through one buffer that slides forward: flat memory whatever the file's size.
import { open, type FileHandle } from "node:fs/promises";

const WINDOW_BYTES = 256 * 1024;

/** A file opened for reading. */
export class FileWindow {
  readonly path: string;
  readonly sizeBytes: number;
  readonly #handle: FileHandle;
  #start = 0;
  #buffer: Buffer = Buffer.alloc(0);

  private constructor(path: string, handle: FileHandle, sizeBytes: number) {
    this.path = path;
    this.#handle = handle;
    this.sizeBytes = sizeBytes;
  }

  static async open(path: string): Promise<FileWindow> {
    const handle = await open(path, "r");
    try {
      return new FileWindow(path, handle, (await handle.stat()).size);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** At least `minBytes` from an offset on, more when they are at hand, fewer only at the file's end. */
  async at(offset: number, minBytes: number): Promise<Buffer> {
    const end = this.#start + this.#buffer.length;
    const atHand =
      offset >= this.#start && (offset + minBytes <= end || (end >= this.sizeBytes && offset <= end));
    return atHand ? this.#buffer.subarray(offset - this.#start) : this.#fill(offset, minBytes);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  // Callers may still hold the old buffer, and two may read at once: every fill makes its own.
  async #fill(offset: number, minBytes: number): Promise<Buffer> {
    const wanted = Math.max(0, Math.min(Math.max(minBytes, WINDOW_BYTES), this.sizeBytes - offset));
    const buffer = Buffer.allocUnsafe(wanted);
    let filled = 0;
    while (filled < wanted) {
      const { bytesRead } = await this.#handle.read(buffer, filled, wanted - filled, offset + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    this.#start = offset;
    this.#buffer = buffer.subarray(0, filled);
    return this.#buffer;
  }
}
