// Another collection's index, asked from disk: what it holds need not be captured again.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { FormatError, UsageError } from "#errors.js";
import { surt } from "#formats/urls/surt.js";
import type { IndexEntry, PageIndex } from "#ports/index.js";
import { ArchiveIndex } from "../cdxj/archive-index.js";
import { parseLine } from "../cdxj/line.js";
import { SortedFile, type LineSource } from "../cdxj/sorted-file.js";
import { ZipNumFile } from "../cdxj/zipnum.js";

/** Opens an archive directory, a directory of CDXJ files, or one CDXJ file (plain or ZipNum). */
export function openForeignIndex(path: string): PageIndex {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new UsageError("BAD_INPUT", `${path}: no such archive or index`);
  return found.isDirectory() ? openDirectory(path) : openFile(path);
}

function openDirectory(path: string): PageIndex {
  const indexes = join(path, "indexes");
  const index = new ArchiveIndex(existsSync(indexes) ? indexes : path);
  return { lookup: async (url) => index.lookup(url), close: () => index.close() };
}

function openFile(path: string): PageIndex {
  const file = path.endsWith(".gz") ? new ZipNumFile(path) : new SortedFile(path);
  return { lookup: async (url) => [...entriesOf(file, `${surt(url)} `)], close: () => file.close() };
}

function* entriesOf(file: LineSource, prefix: string): Generator<IndexEntry> {
  for (const line of file.from(prefix)) {
    if (!line.startsWith(prefix)) return;
    const entry = parseLine(line);
    if ("problem" in entry) throw new FormatError(`${entry.problem}: ${line.slice(0, 80)}`, file.path, 0);
    yield entry;
  }
}
