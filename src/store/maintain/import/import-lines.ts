// The index lines of an import, made while its files are read for the first time. Whether a file can stay as it is turns
// out at its end: until then its lines are apart.
import { basename, join } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { INDEX_FOLDER } from "../../cdxj/archive-index.js";
import { formatLine } from "../../cdxj/line.js";
import { SortedRuns } from "../../cdxj/sorted-runs.js";
import type { FileSystem } from "../../file-system.js";
import type { EntryTaker } from "./look-through.js";

/** Where the lines of an import wait; long ones in files beside the indexes, which the next start removes if need be. */
export interface ImportLines {
  readonly runs: SortedRuns;
  /** Lines of one file. */
  readonly draft: () => SortedRuns;
}

/** Lines for the index of one site. */
export function importLines(fs: FileSystem, dir: string, folder: string): ImportLines {
  const prefix = join(dir, INDEX_FOLDER, `${basename(folder)}.import`);
  return { runs: new SortedRuns(fs, prefix), draft: () => new SortedRuns(fs, `${prefix}.draft`) };
}

/** The lines of one file, for the case that it stays as it is. */
export class DraftIndex implements EntryTaker {
  readonly file: string;
  readonly #all: SortedRuns;
  readonly #own: SortedRuns;

  constructor({ lines }: { readonly lines: ImportLines }, file: string) {
    this.file = file;
    this.#all = lines.runs;
    this.#own = lines.draft();
  }

  take(entry: IndexEntry): Promise<void> | undefined {
    return this.#own.add(formatLine(entry));
  }

  /** Keeps the lines, or forgets them. */
  async end(isKept: boolean): Promise<void> {
    try {
      for (const source of isKept ? this.#own.sources() : [])
        for await (const lines of source) for (const line of lines) await this.#all.add(line);
    } finally {
      await this.#own.remove();
    }
  }
}
