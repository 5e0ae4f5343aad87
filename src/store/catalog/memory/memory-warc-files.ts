// The list of WARC files in memory.
import { StoreError } from "#errors.js";
import type { ListedWarcFile, WarcFileList } from "#ports/index.js";

/** The WARC files of one catalog. */
export class MemoryWarcFiles implements WarcFileList {
  readonly #known: (captureId: string) => string;
  readonly #files = new Map<string, ListedWarcFile>();

  constructor(known: (captureId: string) => string) {
    this.#known = known;
  }

  async begin(captureId: string, file: string, number: number): Promise<void> {
    if (this.#files.has(file)) throw new StoreError("ARCHIVE_BROKEN", `${file} is on the list already`);
    const row = { file, captureId: this.#known(captureId), number, syncedBytes: 0, sha256: null };
    this.#files.set(file, row);
  }

  async checkpoint(file: string, syncedBytes: number): Promise<void> {
    this.#change(file, { syncedBytes });
  }

  async finish(file: string, sizeBytes: number, sha256: string): Promise<void> {
    this.#change(file, { syncedBytes: sizeBytes, sha256 });
  }

  async forget(file: string): Promise<void> {
    this.#files.delete(file);
  }

  async ofCapture(captureId: string): Promise<ListedWarcFile[]> {
    const id = this.#known(captureId);
    return [...this.#files.values()]
      .filter((row) => row.captureId === id)
      .sort((a, b) => a.number - b.number);
  }

  async unfinished(): Promise<ListedWarcFile[]> {
    const open = [...this.#files.values()].filter(({ sha256 }) => sha256 === null);
    return open.sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  #change(file: string, changes: Partial<ListedWarcFile>): void {
    const row = this.#files.get(file);
    if (row) this.#files.set(file, { ...row, ...changes });
  }
}
