// The WARC files of a package: the archive's own as they are, or copies cut to a span, and the outside originals.
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { IndexEntry } from "#ports/index.js";
import { indexEntries } from "../cdxj/index-entries.js";
import { writeAtomically, type FileSystem } from "../file-system.js";
import { isInSpan, memberBytes, type Member, type Selection } from "../maintain/selection.js";
import type { Finding } from "../warc/read/finding.js";
import { readWarc } from "../warc/read/warc-reader.js";

/** One WARC file to be packed. */
export interface PackageWarc {
  /** In `archive/`, unique, and as the index says it. */
  readonly name: string;
  readonly path: string;
  /** Bytes that belong to the package: a file that a capture is still writing may grow behind them. */
  readonly bytes: number;
  /** The archive's file that it was made from; `null` for the outside originals. */
  readonly source: string | null;
}

/** Where an export takes from and where it may put things for a while. */
export interface Staging {
  readonly dir: string;
  readonly stage: string;
  readonly fs: FileSystem;
}

/** The selection's files; with a span, cut to it, and left out when nothing but their warcinfo remains. */
export async function packageWarcs(
  { dir, stage, fs }: Staging,
  files: readonly string[],
  selection: Selection,
): Promise<PackageWarc[]> {
  const isWhole = selection.from === undefined && selection.to === undefined;
  const warcs: PackageWarc[] = [];
  for (const source of files) {
    const name = uniqueName(basename(source), warcs);
    const path = isWhole ? join(dir, source) : join(stage, name);
    if (!isWhole && (await copySpan(fs, { dir, source, path }, selection)) === 0) continue;
    warcs.push({ name, path, source, bytes: (await stat(path)).size });
  }
  return warcs;
}

/** The outside originals as one more WARC file. */
export async function originalsWarc(
  { dir, stage, fs }: Staging,
  members: readonly Member[],
  others: readonly PackageWarc[],
): Promise<PackageWarc> {
  const name = uniqueName("originals.warc.gz", others);
  const path = join(stage, name);
  const bytes = async function* (): AsyncGenerator<Buffer> {
    for (const member of members) yield* memberBytes(dir, member);
  };
  await writeAtomically(fs, path, bytes());
  return { name, path, source: null, bytes: (await stat(path)).size };
}

/** Index entries of all files, under the names that they have in the package. */
export async function* packageEntries(
  warcs: readonly PackageWarc[],
  onFinding: (finding: Finding) => void,
): AsyncGenerator<IndexEntry> {
  for (const { path, name, bytes } of warcs)
    for await (const entry of indexEntries(path, name, onFinding))
      if (entry.offset + entry.length <= bytes) yield entry;
}

async function copySpan(
  fs: FileSystem,
  { dir, source, path }: { dir: string; source: string; path: string },
  selection: Selection,
): Promise<number> {
  let records = 0;
  const members = async function* (): AsyncGenerator<Buffer> {
    for await (const item of readWarc(join(dir, source))) {
      if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
      if (!isInSpan(item.record, selection)) continue;
      if (item.record.type !== "warcinfo") records++;
      yield* memberBytes(dir, { file: source, offset: item.record.offset, length: item.length });
    }
  };
  await writeAtomically(fs, path, members());
  return records;
}

function uniqueName(name: string, others: readonly PackageWarc[]): string {
  const taken = new Set(others.map((other) => other.name));
  let unique = name;
  for (let i = 2; taken.has(unique); i++) unique = `${i}-${name}`;
  return unique;
}
