// The first reading of a file that is to be imported: whether it can lie in the archive as it is, whose it is, and
// its index for the case that it can.
import { readCaptureFields } from "#formats/run-records/index.js";
import { instant, toIso } from "#model/index.js";
import type { ByteSource, IndexEntry } from "#ports/index.js";
import { warcFileName } from "../../archive/layout.js";
import { draftFrom, draftOf, entryOf, type EntryDraft } from "../../cdxj/index-entries.js";
import type { Finding } from "../../warc/read/finding.js";
import { FindingTally } from "../../warc/read/finding-tally.js";
import { pairedRecords, type PairedRecord } from "../../warc/read/paired-records.js";
import { readBlock } from "../../warc/read/record-at.js";
import { readWarc, type ReadRecord, type WarcItem } from "../../warc/read/warc-reader.js";
import { decodeWarcFields } from "../../warc/record.js";
import type { RecordedSpan } from "./import-record.js";
import { heldBlock, isHeld, pageOf } from "./imported-look.js";

/** A run of records in a file: one that a capture of ours wrote as a file of its own, or any others. */
export interface Part {
  readonly from: number;
  /** Where our own file lay in its archive; `null` for others' records. */
  readonly ownFile: string | null;
  readonly capture: string | null;
}

/** What the first reading tells. */
export interface FileFacts {
  readonly records: number;
  readonly findings: readonly Finding[];
  /** Whether every record can be read where it lies, by its offset, without any mending. */
  readonly isAsItShouldBe: boolean;
  readonly parts: readonly Part[];
  /** Between which times its records tell of pages, and of which first. */
  readonly span: RecordedSpan;
}

/** A capture's warcinfo is shorter. */
const MAX_INFO_BYTES = 16 * 1024 * 1024;

/** Findings that do not stand in the way of reading a record where it lies. */
const HARMLESS: ReadonlySet<string> = new Set([
  "date-malformed",
  "target-malformed",
  "field-missing",
  "head-malformed",
  "http-malformed",
  "digest-mismatch",
  "digest-unknown",
]);

/** What hears of a file's index entries and looks while it is read for the first time. */
export interface EntryTaker {
  /** Where the file will lie if it can lie there as it is. */
  readonly file: string;
  readonly take: (entry: IndexEntry) => Promise<void> | undefined;
  /** Not of records in files of ours: they are filed as their captures. */
  readonly takeLook: (paired: PairedRecord<unknown>, block: Buffer | null) => Promise<void> | undefined;
}

/** What is read of a block: its entry, and all of it where that is needed at once. */
interface ReadBlock {
  readonly draft: EntryDraft | null;
  readonly block: Buffer | null;
}

/** Reads a source to its end; entries are given out as long as the file may stay as it is. */
export async function lookThrough(
  source: ByteSource,
  name: string,
  taker: EntryTaker | null = null,
): Promise<FileFacts> {
  const look = new Look(name);
  const read = (record: ReadRecord): Promise<ReadBlock> | null =>
    taker && look.isAsItShouldBe ? readBlockOf(record, look.isOurs) : null;
  const onItem = (item: WarcItem): Promise<void> | undefined => look.see(item);
  for await (const paired of pairedRecords(readWarc(source, name), { read, onItem })) {
    const { read: held, length, isWhole, request } = paired;
    if (!taker || !held?.draft || !isWhole || length === null) continue;
    await taker.take(entryOf(held.draft, { file: taker.file, length, request }));
    if (!look.isOurs) await taker.takeLook(paired, held.block);
  }
  return look.facts();
}

async function readBlockOf(record: ReadRecord, isOurs: boolean): Promise<ReadBlock> {
  const isWanted = !isOurs && record.target !== null && isHeld(record);
  if (!isWanted) return { draft: await draftOf(record), block: null };
  const block = await heldBlock(record);
  return { draft: block && draftFrom(record, block), block };
}

/** Notes what passes by. */
class Look {
  readonly #name: string;
  readonly #findings = new FindingTally();
  readonly #parts: Part[] = [];
  readonly #span = new SpanTally();
  #records = 0;
  isAsItShouldBe = true;

  constructor(name: string) {
    this.#name = name;
  }

  see(item: WarcItem): Promise<void> | undefined {
    if (item.kind === "record") return this.#begun(item.record);
    if (item.kind === "finding") this.#found(item.finding);
    else this.isAsItShouldBe &&= isInPlace(item);
    return undefined;
  }

  /** Whether what is read now was written by a capture of ours. */
  get isOurs(): boolean {
    return (this.#parts.at(-1)?.ownFile ?? null) !== null;
  }

  facts(): FileFacts {
    const { isAsItShouldBe } = this;
    const [findings, span] = [this.#findings.toArray(), this.#span.result()];
    return { records: this.#records, findings, isAsItShouldBe, parts: this.#parts, span };
  }

  #found(finding: Finding): void {
    this.#findings.add(finding);
    this.isAsItShouldBe &&= HARMLESS.has(finding.code);
  }

  #begun(record: ReadRecord): Promise<void> | undefined {
    this.#records++;
    this.isAsItShouldBe &&= isOurForm(record);
    this.#span.see(record);
    if (record.type === "warcinfo")
      return partBegunBy(record, this.#name).then((part) => this.#beginPart(part));
    if (this.#parts.length === 0) this.#beginPart(null);
    return undefined;
  }

  #beginPart(part: Part | null): void {
    if (part || this.#parts.length === 0) this.#parts.push(part ?? { from: 0, ownFile: null, capture: null });
  }
}

class SpanTally {
  #from = Infinity;
  #to = -Infinity;
  #page: string | null = null;

  see(record: ReadRecord): void {
    const page = pageOf(record, null);
    if (page === null) return;
    this.#page ??= page;
    this.#from = Math.min(this.#from, record.date!);
    this.#to = Math.max(this.#to, record.date!);
  }

  result(): RecordedSpan {
    if (this.#page === null) return { from: null, to: null, page: null };
    return { from: toIso(instant(this.#from)), to: toIso(instant(this.#to)), page: this.#page };
  }
}

function isInPlace({ length, isWhole }: Extract<WarcItem, { kind: "end" }>): boolean {
  return isWhole && length !== null;
}

function isOurForm({ format, coding }: ReadRecord): boolean {
  return format.startsWith("WARC/") && coding === "gzip";
}

async function partBegunBy(record: ReadRecord, name: string): Promise<Part | null> {
  if ((record.blockBytes ?? 0) > MAX_INFO_BYTES) return null;
  const capture = readCaptureFields(decodeWarcFields(await readBlock(record, name)));
  const file = record.field("WARC-Filename");
  const number = /-(\d{5,})\.warc\.gz$/.exec(file ?? "")?.[1];
  if (!capture || number === undefined) return null;
  const ownFile = warcFileName(capture.site, capture.id, Number(number));
  return ownFile.endsWith(`/${file}`) ? { from: record.offset, ownFile, capture: capture.id } : null;
}
