// A WARC file where it lies: a file of its own, or a part of a package; positions count from its own first byte.
import { open, type FileHandle } from "node:fs/promises";

/** Where a WARC file's bytes lie. */
export interface Place {
  readonly path: string;
  /** Byte of `path` at which the WARC file begins. */
  readonly start: number;
  readonly sizeBytes: number;
}

/** One opened for reading; never beyond its end. */
export class PlacedFile {
  readonly place: Place;
  readonly #handle: FileHandle;

  private constructor(place: Place, handle: FileHandle) {
    this.place = place;
    this.#handle = handle;
  }

  static async open(place: Place): Promise<PlacedFile> {
    return new PlacedFile(place, await open(place.path, "r"));
  }

  /** Up to `length` bytes; none at the end. */
  async read(position: number, length: number): Promise<Buffer> {
    const { start, sizeBytes } = this.place;
    const wanted = Math.max(0, Math.min(length, sizeBytes - position));
    if (wanted === 0) return Buffer.alloc(0);
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(wanted), 0, wanted, start + position);
    return buffer.subarray(0, bytesRead);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
