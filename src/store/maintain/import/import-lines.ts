// The index lines and the looks of an import, made while its files are read for the first time. Whether a file can stay as it is turns
// out at its end: until then its lines are apart.
import { basename, join } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { INDEX_FOLDER } from "../../cdxj/archive-index.js";
import { formatLine } from "../../cdxj/line.js";
import { SortedRuns } from "../../cdxj/sorted-runs.js";
import type { FileSystem } from "../../file-system.js";
import type { PairedRecord, RecordedRequest } from "../../warc/read/paired-records.js";
import { DraftLooks } from "./draft-looks.js";
import { factsOf, importedOutcome, type LookFacts, type OutcomeReader } from "./imported-look.js";
import type { EntryTaker } from "./look-through.js";

/** Where the lines of an import wait; long ones in files beside the indexes, which the next start removes if need be. */
export interface ImportLines {
  readonly runs: SortedRuns;
  /** What the files' records say about pages. */
  readonly looks: DraftLooks;
  /** Reads them as the crawl does; `null` when nothing is to be filed. */
  readonly readOutcome: OutcomeReader | null;
  /** SHA-256 of the files that were copied byte for byte, by their names in the archive. */
  readonly hashes: Map<string, string>;
  /** Lines of one file. */
  readonly draft: () => SortedRuns;
}

/** Lines for the index of one site. */
export function importLines(
  fs: FileSystem,
  { dir, folder }: { readonly dir: string; readonly folder: string },
  readOutcome: OutcomeReader | null,
): ImportLines {
  const prefix = join(dir, INDEX_FOLDER, `${basename(folder)}.import`);
  return {
    runs: new SortedRuns(fs, prefix),
    looks: new DraftLooks(fs, `${prefix}.looks.tmp`),
    readOutcome,
    hashes: new Map(),
    draft: () => new SortedRuns(fs, `${prefix}.draft`),
  };
}

/** The lines of one file, for the case that it stays as it is. */
export class DraftIndex implements EntryTaker {
  readonly file: string;
  readonly #lines: ImportLines;
  readonly #own: SortedRuns;

  constructor({ lines }: { readonly lines: ImportLines }, file: string) {
    this.file = file;
    this.#lines = lines;
    this.#own = lines.draft();
    lines.looks.beginFile();
  }

  take(entry: IndexEntry): Promise<void> | undefined {
    return this.#own.add(formatLine(entry));
  }

  takeLook(paired: PairedRecord<unknown>, block: Buffer | null): Promise<void> | undefined {
    const facts = this.#lines.readOutcome && factsOf(paired);
    return facts ? this.#readLook(facts, paired.request, block) : undefined;
  }

  async #readLook(facts: LookFacts, request: RecordedRequest | null, block: Buffer | null): Promise<void> {
    const { looks, readOutcome } = this.#lines;
    const read = block && { first: block, pieces: null };
    const outcome = read && (await importedOutcome(facts, read, request, readOutcome!));
    await looks.add({ facts, outcome, request });
  }

  /** Keeps the lines, and the looks where they are all there; or forgets them. */
  async end({ isKept, hasLooks }: { readonly isKept: boolean; readonly hasLooks: boolean }): Promise<void> {
    const { looks, readOutcome } = this.#lines;
    try {
      if (isKept && hasLooks && readOutcome !== null) await looks.keepFile(this.file);
      for (const source of isKept ? this.#own.sources() : [])
        for await (const lines of source) for (const line of lines) await this.#lines.runs.add(line);
    } finally {
      await this.#own.remove();
    }
  }
}
