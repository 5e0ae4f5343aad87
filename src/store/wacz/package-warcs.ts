// The WARC files of a package: the archive's own as they are, or copies cut to a span, and the outside originals.
import { basename } from "node:path";
import type { BlobStore, IndexEntry } from "#ports/index.js";
import { eachOfBlob, withBlob, type ReadableBlobs } from "../blobs/open-blob.js";
import { indexEntries, type RecordListener } from "../cdxj/index-entries.js";
import { isTaken, memberBytes, type Member, type Selection } from "../maintain/selection.js";
import type { Finding } from "../warc/read/finding.js";
import { isOddlyChunked, type PlainCopies } from "./plain-copies.js";
import { readArchived } from "../warc/read/archived-warc.js";

/** One WARC file to be packed. */
export interface PackageWarc {
  /** In `archive/`, unique, and as the index says it. */
  readonly name: string;
  /** Where it lies: in the archive, or among what was put there for the package. */
  readonly blobs: ReadableBlobs;
  readonly key: string;
  /** Bytes that belong to the package: a file that a capture is still writing may grow behind them. */
  readonly bytes: number;
  /** The archive's file that it was made from; `null` for the outside originals, and for copies for players. */
  readonly source: string | null;
}

/** Where an export takes from and where it may put things for a while. */
export interface Staging {
  readonly archive: BlobStore;
  readonly stage: BlobStore;
}

/** The selection's files; with a span, cut to it, and left out when nothing but their warcinfo remains. */
export async function packageWarcs(
  { archive, stage }: Staging,
  files: readonly string[],
  selection: Selection,
): Promise<PackageWarc[]> {
  const isWhole = isOfWholeFiles(selection);
  const warcs: PackageWarc[] = [];
  for (const source of files) {
    const name = uniqueName(basename(source), warcs);
    if (!isWhole && (await copySpan({ archive, stage }, source, name, selection)) === 0) continue;
    const place = isWhole ? { blobs: archive, key: source } : { blobs: stage, key: name };
    warcs.push({ name, ...place, source, bytes: await sizeOf(place) });
  }
  return warcs;
}

/** Whether a selection takes files as they are. */
export function isOfWholeFiles({ from, to, isOpen }: Selection): boolean {
  return from === undefined && to === undefined && isOpen === undefined;
}

/** The file of what captures outside a package lend to those in it (docs/certificate.md, "Borrowed bodies"). */
export const ORIGINALS = "originals.warc.gz";

/** The outside originals as one more WARC file. */
export async function originalsWarc(
  { archive, stage }: Staging,
  members: readonly Member[],
  others: readonly PackageWarc[],
): Promise<PackageWarc> {
  const name = uniqueName(ORIGINALS, others);
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (const member of members) yield* memberBytes(archive, member);
  };
  await stage.put(name, bytes());
  const place = { blobs: stage, key: name };
  return { name, ...place, source: null, bytes: await sizeOf(place) };
}

/** Size of a WARC file as it is now. */
export function sizeOf({ blobs, key }: Pick<PackageWarc, "blobs" | "key">): Promise<number> {
  return withBlob(blobs, key, async ({ sizeBytes }) => sizeBytes);
}

/** Who hears of records and of what is wrong with them while a package is indexed. */
export interface PackageListener {
  readonly onFinding: (finding: Finding) => void;
  readonly onRecord?: RecordListener["onRecord"];
}

/** Index entries of all files, under the names that they have in the package; where players need one, that of the copy. */
export async function* packageEntries(
  warcs: AsyncIterable<PackageWarc>,
  copies: PlainCopies,
  { onFinding, onRecord }: PackageListener,
): AsyncGenerator<IndexEntry> {
  for await (const { blobs, key, name, bytes } of warcs) {
    const odd = new Set<number>();
    const onBlock = (offset: number, beginning: Buffer): void => {
      if (isOddlyChunked(beginning)) odd.add(offset);
    };
    const heard = { onBlock, ...(onRecord && { onRecord }) };
    const entries = eachOfBlob(blobs, key, (source) => indexEntries(source, name, onFinding, heard));
    for await (const entry of entries)
      if (entry.offset + entry.length <= bytes)
        yield odd.delete(entry.offset) ? await copies.entryFor(entry, blobs, key) : entry;
  }
}

async function copySpan(
  { archive, stage }: Staging,
  source: string,
  target: string,
  selection: Selection,
): Promise<number> {
  let records = 0;
  const members = async function* (): AsyncGenerator<Uint8Array> {
    for await (const item of readArchived(archive, source)) {
      if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
      if (!isTaken(item.record, source, selection)) continue;
      if (item.record.type !== "warcinfo") records++;
      yield* memberBytes(archive, { file: source, offset: item.record.offset, length: item.length });
    }
  };
  await stage.put(target, members());
  return records;
}

/** A name that no other file of the package has. */
export function uniqueName(name: string, others: readonly PackageWarc[]): string {
  const taken = new Set(others.map((other) => other.name));
  let unique = name;
  for (let i = 2; taken.has(unique); i++) unique = `${i}-${name}`;
  return unique;
}
