// All indexes of an archive as one, reopened when a capture has put a new file in place.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FormatError } from "#errors.js";
import { surt } from "#formats/urls/surt.js";
import type { IndexEntry } from "#ports/index.js";
import { parseLine } from "./line.js";
import { SortedFile, type LineSource } from "./sorted-file.js";
import { ZipNumFile } from "./zipnum.js";

const MTIME_GRAIN_MS = 100;

interface Listing {
  readonly mtimeMs: number;
  readonly madeAtMs: number;
  readonly indexes: readonly LineSource[];
}

interface OpenIndex {
  readonly stamp: string;
  readonly file: LineSource;
}

/** Looks captures up in every index of a directory. */
export class ArchiveIndex {
  readonly #dir: string;
  readonly #open = new Map<string, OpenIndex>();
  #listing: Listing | null = null;

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

  /** Entries of all lines that begin so, in byte order. */
  *withPrefix(prefix: string): Generator<IndexEntry> {
    for (const line of this.linesWith([prefix])) yield entryOf(line);
  }

  /** The lines with these beginnings, which are given in byte order. */
  *linesWith(prefixes: readonly string[]): Generator<IndexLine> {
    const indexes = this.#indexes();
    for (const prefix of prefixes) yield* inByteOrder(indexes.map((index) => linesFrom(index, prefix)));
  }

  close(): void {
    for (const { file } of this.#open.values()) file.close();
    this.#open.clear();
  }

  // A writer may put an index in another's place between listing and opening.
  #indexes(tries = 3): readonly LineSource[] {
    try {
      return this.#listed();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || tries === 1) throw error;
      this.#listing = null;
      return this.#indexes(tries - 1);
    }
  }

  // Indexes are only ever put in place by a rename, which the directory's time tells; a change within the
  // clock's grain could hide, so a listing made just after a change is not trusted.
  #listed(): readonly LineSource[] {
    const mtimeMs = statSync(this.#dir, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return [];
    if (this.#listing?.mtimeMs === mtimeMs && mtimeMs < this.#listing.madeAtMs - MTIME_GRAIN_MS)
      return this.#listing.indexes;
    const madeAtMs = Date.now();
    const indexes = this.#paths().map((path) => this.#indexOf(path));
    this.#listing = { mtimeMs, madeAtMs, indexes };
    return indexes;
  }

  #paths(): string[] {
    const names = readdirSync(this.#dir);
    const blockIndexes = new Set(names.filter((name) => name.endsWith(".idx")));
    // A plain file beside a block index is one that it has replaced.
    const plain = names.filter(
      (name) => name.endsWith(".cdxj") && !blockIndexes.has(name.replace(/\.cdxj$/, ".idx")),
    );
    return [...plain, ...blockIndexes].map((name) => join(this.#dir, name));
  }

  #indexOf(path: string): LineSource {
    const { ino, mtimeMs, size } = statSync(path);
    const stamp = `${ino} ${mtimeMs} ${size}`;
    const known = this.#open.get(path);
    if (known?.stamp === stamp) return known.file;
    known?.file.close();
    const file = path.endsWith(".idx") ? new ZipNumFile(path) : new SortedFile(path);
    this.#open.set(path, { stamp, file });
    return file;
  }
}

/** A line of one of the indexes. */
export interface IndexLine {
  readonly line: string;
  readonly index: LineSource;
}

/** What a line says; one that cannot be read is refused loudly. */
export function entryOf({ line, index }: IndexLine): IndexEntry {
  const entry = parseLine(line);
  if ("problem" in entry) throw new FormatError(`${entry.problem}: ${line.slice(0, 80)}`, index.path, 0);
  return entry;
}

function* linesFrom(index: LineSource, prefix: string): Generator<IndexLine> {
  for (const line of index.from(prefix)) {
    if (!line.startsWith(prefix)) return;
    yield { line, index };
  }
}

// An archive has few indexes: the least of their next lines is found by looking at each.
function* inByteOrder(sources: readonly Generator<IndexLine>[]): Generator<IndexLine> {
  if (sources.length === 1) return yield* sources[0]!;
  const heads = sources.map((source) => ({ source, next: source.next() })).filter(({ next }) => !next.done);
  while (heads.length > 0) {
    const least = heads.reduce((a, b) => (a.next.value!.line <= b.next.value!.line ? a : b));
    yield least.next.value as IndexLine;
    least.next = least.source.next();
    if (least.next.done) heads.splice(heads.indexOf(least), 1);
  }
}
