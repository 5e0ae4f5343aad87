// Which WARC files and records an export takes, and the originals elsewhere that its revisits need.
import { parseIso, type Instant } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
import { siteFolder, warcFilesIn } from "../archive/layout.js";
import { bytesOf, eachOfBlob, type ReadableBlobs } from "../blobs/open-blob.js";
import { getImportRecord } from "./import/import-record.js";
import { readArchived } from "../warc/read/archived-warc.js";
import type { ReadRecord } from "../warc/read/warc-reader.js";

/** The part of a blob store that a selection needs. */
type SelectableBlobs = Pick<BlobStore, "open" | "list">;

/** What is wanted; everything unless told. */
export interface Selection {
  readonly site?: string;
  /** One capture's records only, by its id. */
  readonly capture?: string;
  /** Both ends belong to the span. */
  readonly from?: Instant;
  readonly to?: Instant;
  /** Where an export is for some readers only: whether they may be told of a capture, which lies in a file. */
  readonly isOpen?: (capture: OpenQuestion) => boolean;
}

/** A capture that readers may or may not be told of. */
export interface OpenQuestion {
  readonly url: string;
  readonly at: Instant;
  readonly file: string;
}

/** One record's bytes on disk. */
export interface Member {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

/** WARC files of the site and capture asked for. */
export async function selectedFiles(blobs: SelectableBlobs, { site, capture }: Selection): Promise<string[]> {
  const prefix = site === undefined ? "warcs/" : `warcs/${siteFolder(site)}/`;
  const imported = capture === undefined ? null : await getImportRecord(blobs, capture);
  const ofImport = new Set(imported?.files.flatMap(({ pieces }) => pieces));
  const isMeant = (file: string): boolean =>
    capture === undefined || ofImport.has(file) || captureOf(file) === capture;
  return (await warcFilesIn(blobs)).filter((file) => file.startsWith(prefix) && isMeant(file));
}

/** The capture that wrote a WARC file, from its name; `null` when the name is not one of ours. */
export function captureOf(file: string): string | null {
  return /([^/]+)-\d{5,}\.warc\.gz$/.exec(file)?.[1] ?? null;
}

/** Whether a record lies in the span; warcinfo records describe the file that they stand in, not a moment. */
export function isInSpan({ date, type }: ReadRecord, { from, to }: Selection): boolean {
  if (type === "warcinfo" || date === null) return true;
  return (from === undefined || date >= from) && (to === undefined || date <= to);
}

/** Whether a record of a file belongs to what is wanted. */
export function isTaken(record: ReadRecord, file: string, selection: Selection): boolean {
  return isInSpan(record, selection) && isOpenRecord(record, file, selection);
}

/**
 * For some readers only exchanges are taken of which they may be told, and no metadata: that names other pages. A
 * revisit names its original, so it goes only where that may be told of too.
 */
function isOpenRecord(record: ReadRecord, file: string, { isOpen }: Selection): boolean {
  const { type, target, date } = record;
  if (isOpen === undefined || type === "warcinfo") return true;
  if (!["request", "response", "revisit", "resource"].includes(type) || target === null || date === null)
    return false;
  if (!isOpen({ url: target, at: date, file })) return false;
  const original = record.field("WARC-Refers-To-Target-URI") ?? target;
  const at = parseIso(record.field("WARC-Refers-To-Date") ?? "") ?? date;
  return type !== "revisit" || isOpen({ url: original, at, file });
}

/** A record's bytes as they lie in its file. */
export function memberBytes(
  blobs: ReadableBlobs,
  { file, offset, length }: Member,
): AsyncIterable<Uint8Array> {
  return eachOfBlob(blobs, file, (source) => bytesOf(source, offset, offset + length));
}

/** Where the originals are that a selection's revisits refer to and the selection itself does not hold. */
export interface OutsideOriginals {
  /** Each with the request and the metadata beside it, in the order of their files. */
  readonly members: readonly Member[];
  /** How many of them are originals. */
  readonly originals: number;
  /** Revisits whose original is nowhere in the archive: their number, and a few of their targets. */
  readonly missing: { readonly count: number; readonly targets: readonly string[] };
}

const MAX_MISSING_SHOWN = 10;

/** What revisits refer to, and the target of each. */
export type WantedOriginals = Map<string, string>;

/**
 * Finds them by reading: first the selection, then, only as long as something is missing, the other files. What is
 * wanted may be known from another reading.
 */
export async function originalsOutside(
  blobs: SelectableBlobs,
  files: readonly string[],
  selection: Selection,
  known: WantedOriginals | null = null,
): Promise<OutsideOriginals> {
  const wanted = known ?? (await wantedOriginals(blobs, files, selection));
  const chosen = new Set(files);
  for (const file of files) {
    if (wanted.size === 0) break;
    for await (const item of readArchived(blobs, file))
      if (item.kind === "end" && item.isWhole && isTaken(item.record, file, selection))
        take(wanted, item.record);
  }
  const found = new FoundOriginals();
  // What is referred to was there before: the chosen files first, then the others, newest first.
  const others = (await warcFilesIn(blobs)).filter((file) => !chosen.has(file));
  for (const file of [...files, ...others.reverse()]) await findIn({ blobs, file, selection }, wanted, found);
  const targets = [...new Set(wanted.values())].slice(0, MAX_MISSING_SHOWN);
  const { members, originals } = found;
  return { members, originals, missing: { count: new Set(wanted.values()).size, targets } };
}

async function findIn(
  { blobs, file, selection }: { blobs: SelectableBlobs; file: string; selection: Selection },
  wanted: WantedOriginals,
  found: FoundOriginals,
): Promise<void> {
  if (wanted.size === 0) return;
  for await (const item of readArchived(blobs, file)) {
    if (item.kind !== "end" || !item.isWhole || item.length === null) continue;
    if (!isOpenRecord(item.record, file, selection)) continue;
    const member = { file, offset: item.record.offset, length: item.length };
    found.see(item.record, member, take(wanted, item.record));
    if (wanted.size === 0 && found.isBehind(item.record)) return;
  }
}

/** Originals with what stands beside them: a request before or behind, and metadata behind. */
class FoundOriginals {
  readonly members: Member[] = [];
  readonly #ids = new Set<string>();
  #before: { readonly record: ReadRecord; readonly member: Member } | null = null;

  get originals(): number {
    return this.#ids.size;
  }

  see(record: ReadRecord, member: Member, isOriginal: boolean): void {
    const { id } = record;
    if (isOriginal) {
      if (this.#before !== null && besideOf(this.#before.record) === id)
        this.members.push(this.#before.member);
      this.#ids.add(id ?? `${member.offset} ${member.file}`);
      this.members.push(member);
    } else if (this.#ids.has(besideOf(record) ?? "")) this.members.push(member);
    this.#before = !isOriginal && record.type === "request" ? { record, member } : null;
  }

  /** Whether nothing more stands beside the last original, where every fetch's records stand together. */
  isBehind(record: ReadRecord): boolean {
    return !this.#ids.has(record.id ?? "") && !this.#ids.has(besideOf(record) ?? "");
  }
}

function besideOf(record: ReadRecord): string | null {
  return record.field("WARC-Concurrent-To");
}

async function wantedOriginals(
  blobs: SelectableBlobs,
  files: readonly string[],
  selection: Selection,
): Promise<WantedOriginals> {
  const wanted: WantedOriginals = new Map();
  for (const file of files)
    for await (const item of readArchived(blobs, file))
      if (item.kind === "record" && isTaken(item.record, file, selection)) wantOriginal(wanted, item.record);
  return wanted;
}

/** Notes what a record refers to, where it is a revisit. */
export function wantOriginal(wanted: WantedOriginals, record: ReadRecord): void {
  const key = record.type === "revisit" ? keyOfReference(record) : null;
  if (key !== null) wanted.set(key, record.target ?? key);
}

// By record id when the revisit names one; else by target and date, else by payload digest (WARC 1.1 section 6.7).
function keyOfReference(revisit: ReadRecord): string | null {
  const id = revisit.field("WARC-Refers-To");
  if (id !== null) return `id ${id}`;
  const target = revisit.field("WARC-Refers-To-Target-URI") ?? revisit.target;
  const date = parseIso(revisit.field("WARC-Refers-To-Date") ?? "");
  if (target !== null && date !== null) return `at ${date} ${target}`;
  const digest = revisit.field("WARC-Payload-Digest");
  return digest === null ? null : `payload ${digest}`;
}

function take(wanted: WantedOriginals, record: ReadRecord): boolean {
  if (record.type !== "response" && record.type !== "resource") return false;
  const keys = [
    `id ${record.id}`,
    `at ${record.date} ${record.target}`,
    `payload ${record.field("WARC-Payload-Digest")}`,
  ];
  return keys.filter((key) => wanted.delete(key)).length > 0;
}
