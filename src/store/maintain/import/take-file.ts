// One file of another tool into the archive: as it is where that can be, otherwise record by record with itself beside.
import { basename, join } from "node:path";
import type { BlobStore, ByteSource } from "#ports/index.js";
import { bytesOf, sha256Of, slice, withBlob } from "../../blobs/open-blob.js";
import type { FileSystem } from "../../file-system.js";
import { stemOf } from "../../inputs/input-kind.js";
import { siteFolder } from "../../archive/layout.js";
import { storeFailure } from "../../store-failure.js";
import type { Finding } from "../../warc/read/finding.js";
import { readWarc } from "../../warc/read/warc-reader.js";
import { WarcWriter } from "../../warc/warc-writer.js";
import { convertedRecord } from "./convert-record.js";
import type { RecordedFile } from "./import-record.js";
import { DraftIndex, type ImportLines } from "./import-lines.js";
import { lookThrough, type FileFacts, type Part } from "./look-through.js";

/** Where imported files go. */
export interface ImportPlace {
  readonly blobs: BlobStore;
  readonly fs: FileSystem;
  readonly dir: string;
  /** `warcs/<site>`. */
  readonly folder: string;
  /** Index lines of files that were taken as they are. */
  readonly lines: ImportLines;
}

/** A source with its name, for people. */
export interface NamedSource {
  readonly name: string;
  readonly source: ByteSource;
}

/** A file in the archive that an import has put there, or found there. */
export interface Piece {
  readonly file: string;
  /** The capture of ours that wrote it; `null` for others' records. */
  readonly capture: string | null;
}

/** What became of one file. */
export interface TakenFile {
  readonly status: "imported" | "already-there" | "no-records";
  readonly records: number;
  readonly findings: readonly Finding[];
  readonly pieces: readonly Piece[];
  /** For the record; `null` when nothing was taken. */
  readonly recorded: RecordedFile | null;
  /** Whether its entries went into the import's index on the way; otherwise its pieces have to be read for them. */
  readonly isIndexed: boolean;
}

/** Takes one file in. Its name in the archive carries its digest: the same file is never taken twice. */
export async function takeFile(place: ImportPlace, { name, source }: NamedSource): Promise<TakenFile> {
  try {
    const sha256 = await sha256Of(source);
    const key = `${place.folder}/${nameOf(name)}-${sha256.slice(0, 16)}`;
    const lines = new DraftIndex(place, `${key}.warc.gz`);
    const facts = await lookThrough(source, name, lines);
    const { records, findings } = facts;
    const nothing = { status: "no-records", records, findings, pieces: [], recorded: null } as const;
    if (records === 0) return { ...nothing, isIndexed: false };
    const taken = facts.isAsItShouldBe
      ? await copyParts(place, { name, source }, facts, key)
      : await convertAll(place, { name, source }, key);
    const { pieces, original, isNew, converted } = taken;
    const isKept = original === null && pieces.every(({ file }) => file === lines.file);
    await lines.end({ isKept, hasLooks: isNobodys(facts) });
    if (isKept && isNew) place.lines.hashes.set(lines.file, sha256);
    const isIndexed = isKept || (isNew && original !== null && (await lookAtConverted(place, lines.file)));
    const recorded: RecordedFile = {
      source: name,
      sha256,
      sizeBytes: source.sizeBytes,
      pieces: pieces.map(({ file }) => file),
      original,
      how: original === null ? "as-it-is" : "converted",
      span: facts.span,
    };
    const status = isNew ? "imported" : "already-there";
    return { status, records: converted ?? records, findings, pieces, recorded, isIndexed };
  } catch (error) {
    throw storeFailure(error, "importing", name);
  }
}

function nameOf(name: string): string {
  return siteFolder(stemOf(basename(name))).slice(0, 100);
}

interface Placed {
  readonly pieces: readonly Piece[];
  readonly original: string | null;
  readonly isNew: boolean;
  /** Records written, where they were written anew. */
  readonly converted?: number;
}

/** The file byte for byte; one that was put together from files of ours comes apart into them again. */
async function copyParts(
  place: ImportPlace,
  { source }: NamedSource,
  { parts }: FileFacts,
  key: string,
): Promise<Placed> {
  const pieces: Piece[] = [];
  let isNew = false;
  for (const [i, part] of parts.entries()) {
    const end = parts[i + 1]?.from ?? source.sizeBytes;
    const other = `${key}${parts.length === 1 ? "" : `.${i}`}.warc.gz`;
    const { file, capture, isWritten } = await copyPart(place, { source, part, end, other });
    pieces.push({ file, capture });
    isNew ||= isWritten;
  }
  return { pieces, original: null, isNew };
}

interface PartToCopy {
  readonly source: ByteSource;
  readonly part: Part;
  readonly end: number;
  /** Its name when it is not ours, or not the file that lies under the name it claims. */
  readonly other: string;
}

async function copyPart(
  place: ImportPlace,
  { source, part, end, other }: PartToCopy,
): Promise<Piece & { readonly isWritten: boolean }> {
  const { blobs } = place;
  const bytes = (): AsyncIterable<Uint8Array> => bytesOf(source, part.from, end);
  if (part.ownFile !== null) {
    const { ownFile: file, capture } = part;
    if (!(await isThere(blobs, file))) {
      await blobs.put(file, bytes());
      return { file, capture, isWritten: true };
    }
    const own = await sha256Of(slice(source, part.from, end));
    const held = await withBlob(blobs, file, sha256Of);
    if (own === held) return { file, capture, isWritten: false };
  }
  if (await isThere(blobs, other)) return { file: other, capture: null, isWritten: false };
  await blobs.put(other, bytes());
  return { file: other, capture: null, isWritten: true };
}

/** Every record written anew, and the file itself beside. */
async function convertAll(place: ImportPlace, input: NamedSource, key: string): Promise<Placed> {
  const { blobs, fs, dir } = place;
  const [file, original] = [`${key}.warc.gz`, `${key}.original`];
  const pieces = [{ file, capture: null }];
  const isThereAlready = (await isThere(blobs, file)) && (await isThere(blobs, original));
  if (isThereAlready) return { pieces, original, isNew: false };
  // The original first: a file in the archive is never without what it was made of.
  await blobs.put(original, bytesOf(input.source));
  const converted = await convert(fs, input, join(dir, file));
  return { pieces, original, isNew: true, converted };
}

async function convert(fs: FileSystem, { name, source }: NamedSource, target: string): Promise<number> {
  const partial = `${target}.part`;
  await fs.remove(partial);
  const writer = await WarcWriter.create(fs, partial);
  let records = 0;
  try {
    for await (const item of readWarc(source, name)) {
      if (item.kind !== "record") continue;
      await append(writer, convertedRecord(item.record, `${target}.spool`));
      records++;
    }
    await writer.finish();
  } catch (error) {
    await writer.abandon().catch(() => undefined);
    await fs.remove(partial);
    throw error;
  }
  await fs.rename(partial, target);
  return records;
}

/** Records of ours are filed as their capture, or, where that cannot be, by reading them again. */
function isNobodys({ parts }: FileFacts): boolean {
  return parts.every(({ ownFile }) => ownFile === null);
}

/** Index lines and looks of what was written anew, in one reading; whether they are all there. */
async function lookAtConverted(place: ImportPlace, file: string): Promise<boolean> {
  const lines = new DraftIndex(place, file);
  const facts = await withBlob(place.blobs, file, (source) => lookThrough(source, file, lines));
  await lines.end({ isKept: facts.isAsItShouldBe, hasLooks: isNobodys(facts) });
  return facts.isAsItShouldBe;
}

/** Up to this size a record is compressed at once: a stream for each of many small ones takes ten times as long. */
const SMALL_BYTES = 128 * 1024;

async function append(writer: WarcWriter, pieces: AsyncGenerator<Uint8Array>): Promise<void> {
  const held: Uint8Array[] = [];
  let bytes = 0;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    held.push(next.value);
    bytes += next.value.length;
    if (bytes > SMALL_BYTES) return void (await writer.appendStreamed(rejoined(held, pieces)));
  }
  await writer.appendRecord(Buffer.concat(held));
}

async function* rejoined(
  held: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* held;
  yield* rest;
}

async function isThere(blobs: BlobStore, key: string): Promise<boolean> {
  const reader = await blobs.open(key);
  reader?.close();
  return reader !== null;
}
