// All indexes of an archive as one, reopened when a capture has put a new file in place.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FormatError } from "#errors.js";
import { surt } from "#formats/surt.js";
import type { IndexEntry } from "#ports/index.js";
import { parseLine } from "./line.js";
import { SortedFile } from "./sorted-file.js";

interface OpenIndex {
  readonly stamp: string;
  readonly file: SortedFile;
}

/** Looks captures up in every index of a directory. */
export class ArchiveIndex {
  readonly #dir: string;
  readonly #open = new Map<string, OpenIndex>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * Captures of a URL, oldest first: those of exactly this URL when there are any, otherwise those with an
   * equal key (other scheme, case, www, order of parameters).
   */
  lookup(url: string): IndexEntry[] {
    const entries = [...this.withPrefix(`${surt(url)} `)];
    const exact = entries.filter((entry) => entry.url === url);
    return (exact.length > 0 ? exact : entries).sort((a, b) => a.at - b.at);
  }

  /** Entries of all lines that begin so, index by index. */
  *withPrefix(prefix: string): Generator<IndexEntry> {
    for (const index of this.#indexes()) {
      for (const line of index.from(prefix)) {
        if (!line.startsWith(prefix)) break;
        const entry = parseLine(line);
        if ("problem" in entry)
          throw new FormatError(`${entry.problem}: ${line.slice(0, 80)}`, index.path, 0);
        yield entry;
      }
    }
  }

  close(): void {
    for (const { file } of this.#open.values()) file.close();
    this.#open.clear();
  }

  #indexes(): SortedFile[] {
    return indexNames(this.#dir).map((name) => this.#indexOf(join(this.#dir, name)));
  }

  #indexOf(path: string): SortedFile {
    const { ino, mtimeMs, size } = statSync(path);
    const stamp = `${ino} ${mtimeMs} ${size}`;
    const known = this.#open.get(path);
    if (known?.stamp === stamp) return known.file;
    known?.file.close();
    const file = new SortedFile(path);
    this.#open.set(path, { stamp, file });
    return file;
  }
}

function indexNames(dir: string): string[] {
  try {
    return readdirSync(dir).filter((name) => name.endsWith(".cdxj"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
