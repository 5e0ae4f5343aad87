// The first reading of a file that is to be imported: whether it can lie in the archive as it is, and whose it is.
import { readCaptureFields } from "#formats/run-records/index.js";
import { instant, toIso } from "#model/index.js";
import type { ByteSource } from "#ports/index.js";
import { warcFileName } from "../../archive/layout.js";
import type { Finding } from "../../warc/read/finding.js";
import { FindingTally } from "../../warc/read/finding-tally.js";
import { readBlock } from "../../warc/read/record-at.js";
import { readWarc, type ReadRecord, type WarcItem } from "../../warc/read/warc-reader.js";
import { decodeWarcFields } from "../../warc/record.js";
import type { RecordedSpan } from "./import-record.js";
import { pageOf } from "./imported-look.js";

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

/** Reads a source to its end. */
export async function lookThrough(source: ByteSource, name: string): Promise<FileFacts> {
  const findings = new FindingTally();
  const parts: Part[] = [];
  const span = new SpanTally();
  let records = 0;
  let isAsItShouldBe = true;
  for await (const item of readWarc(source, name)) {
    if (item.kind === "finding") {
      findings.add(item.finding);
      isAsItShouldBe &&= HARMLESS.has(item.finding.code);
    } else if (item.kind === "record") {
      records++;
      span.see(item.record);
      const part = await partBegunBy(item.record, name);
      if (part || parts.length === 0) parts.push(part ?? { from: 0, ownFile: null, capture: null });
    } else isAsItShouldBe &&= isInPlace(item);
  }
  return { records, findings: findings.toArray(), isAsItShouldBe, parts, span: span.result() };
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

function isInPlace({ record, length, isWhole }: Extract<WarcItem, { kind: "end" }>): boolean {
  return isWhole && length !== null && record.format.startsWith("WARC/") && record.coding === "gzip";
}

async function partBegunBy(record: ReadRecord, name: string): Promise<Part | null> {
  if (record.type !== "warcinfo" || (record.blockBytes ?? 0) > MAX_INFO_BYTES) return null;
  const capture = readCaptureFields(decodeWarcFields(await readBlock(record, name)));
  const file = record.field("WARC-Filename");
  const number = /-(\d{5,})\.warc\.gz$/.exec(file ?? "")?.[1];
  if (!capture || number === undefined) return null;
  const ownFile = warcFileName(capture.site, capture.id, Number(number));
  return ownFile.endsWith(`/${file}`) ? { from: record.offset, ownFile, capture: capture.id } : null;
}
