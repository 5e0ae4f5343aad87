// What `warc ls` and `warc check` show: every record of a file, its digests recomputed, and every finding.
import type { ByteSource } from "#ports/index.js";
import { inputSource } from "../../blobs/file-source.js";
import { eachOfFile } from "../../blobs/open-blob.js";
import { storeFailure } from "../../store-failure.js";
import type { Finding } from "../read/finding.js";
import { readWarc, type ReadRecord } from "../read/warc-reader.js";
import { checkBlock, type BlockCheck } from "./block-check.js";

/** One record in a listing. */
export interface ListedRecord {
  readonly offset: number;
  /** Bytes on disk; `null` when other records share its gzip member. */
  readonly length: number | null;
  readonly type: string;
  readonly id: string | null;
  /** As it stands in the record. */
  readonly date: string | null;
  readonly target: string | null;
  readonly status: number | null;
  readonly contentType: string | null;
  readonly payloadDigest: string | null;
  /** `null` when the record carries no digest that can be checked. */
  readonly digestOk: boolean | null;
}

/** A record or a finding, in the order of the file. */
export type ListedItem =
  | { readonly kind: "record"; readonly record: ListedRecord }
  | { readonly kind: "finding"; readonly finding: Finding };

/** One file's listing. */
export interface WarcListing {
  readonly file: string;
  readonly records: readonly ListedRecord[];
  readonly findings: readonly Finding[];
}

/** Lists a source piece by piece in constant memory; records that are cut are findings only. */
export async function* listItems(source: ByteSource, name: string): AsyncGenerator<ListedItem> {
  let check: BlockCheck | null = null;
  for await (const item of readWarc(source, name)) {
    if (item.kind === "record") check = await checkBlock(item.record);
    else if (item.kind === "finding") yield item;
    else if (item.isWhole && check) yield* listed(item.record, item.length, check, name);
  }
}

/** Lists a whole file; a file that cannot be opened is one finding. */
export async function listWarc(path: string): Promise<WarcListing> {
  const records: ListedRecord[] = [];
  const findings: Finding[] = [];
  try {
    for await (const item of listFile(path)) {
      if (item.kind === "record") records.push(item.record);
      else findings.push(item.finding);
    }
  } catch (error) {
    const { message } = storeFailure(error, "reading", path);
    findings.push({ file: path, offset: 0, code: "unreadable", message });
  }
  return { file: path, records, findings };
}

/** Lists a file that somebody has named, piece by piece. */
export function listFile(path: string): AsyncGenerator<ListedItem> {
  return eachOfFile(path, (source) => listItems(source, path), inputSource);
}

function* listed(
  record: ReadRecord,
  length: number | null,
  check: BlockCheck,
  file: string,
): Generator<ListedItem> {
  const { offset } = record;
  yield {
    kind: "record",
    record: {
      offset,
      length,
      type: record.type,
      id: record.id,
      date: record.field("WARC-Date"),
      target: record.target,
      status: check.status,
      contentType: check.contentType,
      payloadDigest: record.field("WARC-Payload-Digest"),
      digestOk: check.digestOk,
    },
  };
  for (const [code, message] of check.problems)
    yield { kind: "finding", finding: { file, offset, code, message } };
}
