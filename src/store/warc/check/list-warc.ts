// What `warc ls` and `warc check` show: every record of a file, its digests recomputed, and every finding.
import { UsageError } from "#errors.js";
import type { ByteSource } from "#ports/index.js";
import { inputSource } from "../../blobs/file-source.js";
import { inputWarcs } from "../../inputs/input-warcs.js";
import { storeFailure } from "../../store-failure.js";
import type { Finding } from "../read/finding.js";
import { readWarc, type WarcItem } from "../read/warc-reader.js";
import { checkBlock, type BlockCheck } from "./block-check.js";

/** Longer targets are cut in what is said about their records. */
const MOST_NAMED = 200;

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
  /** In a package: the file that holds the record. */
  readonly entry?: string;
  /** Only where the file ends before the record does. */
  readonly isCut?: true;
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

/** Lists a source piece by piece in constant memory; of a record that is cut nothing is checked. */
export async function* listItems(source: ByteSource, name: string): AsyncGenerator<ListedItem> {
  let check: BlockCheck | null = null;
  for await (const item of readWarc(source, name)) {
    if (item.kind === "record") check = await checkBlock(item.record);
    else if (item.kind === "finding") yield item;
    else if (check) yield* listed(item, check, name);
  }
}

/** Lists a whole file, as {@link listNamed} does, for those who need all of it at hand. */
export async function listWarc(path: string): Promise<WarcListing> {
  const records: ListedRecord[] = [];
  const findings: Finding[] = [];
  for await (const item of listNamed(path)) {
    if (item.kind === "record") records.push(item.record);
    else findings.push(item.finding);
  }
  return { file: path, records, findings };
}

/** Lists a file piece by piece; one that breaks off is one finding, one that is not there, or no file, an error of whoever named it. */
export async function* listNamed(path: string): AsyncGenerator<ListedItem> {
  try {
    yield* listFile(path);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { message } = storeFailure(error, "reading", path);
    yield { kind: "finding", finding: { file: path, offset: 0, code: "unreadable", message } };
  }
}

/** Refuses a name that is not there, or no file, for those who want to know before anything is listed. */
export function requireFile(path: string): void {
  inputSource(path).close();
}

/** Lists a file that somebody has named, piece by piece; of a package the WARC files in it. */
export async function* listFile(path: string): AsyncGenerator<ListedItem> {
  let isEmpty = true;
  for await (const { name, source, findings } of inputWarcs(path)) {
    isEmpty = false;
    for (const finding of findings) yield { kind: "finding", finding };
    const entry = name === path ? {} : { entry: name.slice(path.length + 1) };
    for await (const item of listItems(source, name))
      yield item.kind === "record" ? { kind: "record", record: { ...item.record, ...entry } } : item;
  }
  const message = "no WARC file in the package";
  if (isEmpty) yield { kind: "finding", finding: { file: path, offset: 0, code: "not-warc", message } };
}

function* listed(
  { record, length, isWhole }: Extract<WarcItem, { kind: "end" }>,
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
      digestOk: isWhole ? check.digestOk : null,
      ...(isWhole ? {} : { isCut: true }),
    },
  };
  if (!isWhole) return;
  // Records that share a compressed member have its offset: which of them is meant, their target says.
  const which =
    length === null ? `: ${(record.target ?? record.id ?? record.type).slice(0, MOST_NAMED)}` : "";
  for (const [code, message] of check.problems)
    yield { kind: "finding", finding: { file, offset, code, message: `${message}${which}` } };
}
