// The index entries of a WARC file: what replay can show.
import { createHash } from "node:crypto";
import { mediaType, parseHttpDate } from "#formats/index.js";
import { asStored } from "#formats/http/stored-message.js";
import { parseHttpResponse, parseResponseHead, type ResponseHead } from "#formats/http/http-message.js";
import { surt } from "#formats/urls/surt.js";
import { bodyQuery, requestKeyUrl } from "#formats/urls/request-query.js";
import { instant, type Instant } from "#model/index.js";
import type { ByteSource, IndexEntry } from "#ports/index.js";
import type { Finding } from "../warc/read/finding.js";
import { pairedRecords, type RecordedRequest } from "../warc/read/paired-records.js";
import { readWarc, type ReadRecord } from "../warc/read/warc-reader.js";
import { MASKED_FIELD } from "../warc/record.js";
import { base32 } from "../warc/check/labelled-digest.js";

/** Enough of a block for any HTTP head that the parser takes. */
const HEAD_BYTES = 260 * 1024;
/** Of a longer block without a digest none is made: it would have to be held whole. */
const MAX_DIGESTED_BYTES = 64 * 1024 * 1024;

/** What of an entry the block alone tells. */
export type EntryDraft = Omit<IndexEntry, "length" | "file" | "surt" | "method" | "requestBody">;

/** What may be heard of records on the way: of all but requests that they are there, of responses how they begin. */
export interface RecordListener {
  /** A promise only where the record's block is read: of what has an entry it must not be. */
  readonly onRecord?: (record: ReadRecord) => Promise<void> | undefined;
  readonly onBlock?: (offset: number, beginning: Buffer) => void;
}

/** Entries of the responses, revisits and resources of a WARC file; `onFinding` hears what is wrong with it. */
export async function* indexEntries(
  source: ByteSource,
  file: string,
  onFinding: (finding: Finding) => void,
  { onRecord, onBlock }: RecordListener = {},
): AsyncGenerator<IndexEntry> {
  const read = (record: ReadRecord): Promise<EntryDraft | null> => {
    const heard = onRecord?.(record);
    return heard ? heard.then(() => draftOf(record, onBlock)) : draftOf(record, onBlock);
  };
  const reading = { read, onFinding };
  for await (const { length, isWhole, request, read } of pairedRecords(readWarc(source, file), reading))
    if (read && isWhole && length !== null) yield entryOf(read, { file, length, request });
}

/** The entry of a record at its place; what answers anything but a GET is found by its request too. */
export function entryOf(
  draft: EntryDraft,
  { file, length, request }: { file: string; length: number; request: RecordedRequest | null },
): IndexEntry {
  const { url } = draft;
  if (request === null || request.method === "GET") return { ...draft, surt: surt(url), file, length };
  const [method, requestBody] = [request.method, bodyQuery(request)];
  return { ...draft, surt: surt(requestKeyUrl(url, request)), file, length, method, requestBody };
}

/** Reads as much of a record's block as its entry needs; `null` for a record that replay does not show. */
export async function draftOf(
  record: ReadRecord,
  onBlock?: (offset: number, beginning: Buffer) => void,
): Promise<EntryDraft | null> {
  const { type, target } = record;
  if ((type !== "response" && type !== "revisit" && type !== "resource") || target === null) return null;
  // What was asked with a secret is nobody's to read who was not let in.
  if (record.field(MASKED_FIELD) !== null) return null;
  const isDigested = type === "revisit" || record.field("WARC-Payload-Digest") !== null;
  const block = await headBytes(record.block, isDigested ? HEAD_BYTES : MAX_DIGESTED_BYTES);
  if (type === "response") onBlock?.(record.offset, block);
  return draftFrom(record, block);
}

/** The same from a block, or its first part, that is at hand. */
export function draftFrom(record: ReadRecord, block: Buffer): EntryDraft {
  const { type, date, offset } = record;
  const http = type === "resource" ? null : responseHead(block);
  const mime = http ? mediaType(http.header("content-type")) : mediaType(record.field("Content-Type"));
  return {
    at: date ?? dateOfHead(http),
    url: record.target!,
    offset,
    status: http?.status ?? null,
    digest: record.field("WARC-Payload-Digest") ?? computedDigest(record, block),
    mime: type === "revisit" ? null : mime,
    recordType: type as IndexEntry["recordType"],
  };
}

function responseHead(block: Buffer): ResponseHead | null {
  const head = parseResponseHead(block);
  return head.ok ? head : null;
}

/** A record without a date is found all the same: by its server's clock, or at the beginning of time. */
function dateOfHead(http: ResponseHead | null): Instant {
  return parseHttpDate(http?.header("date") ?? "") ?? instant(0);
}

/** As crawlers write it: SHA-1 of the body without its transfer coding, in base32; of a body that is cut there is none. */
function computedDigest(record: ReadRecord, block: Buffer): string | null {
  if (record.type === "revisit" || block.length >= MAX_DIGESTED_BYTES) return null;
  if (record.field("WARC-Truncated") !== null) return null;
  const parsed = record.type === "resource" ? null : parseHttpResponse(asStored(block));
  const payload = parsed?.ok ? parsed.body : block;
  return `sha1:${base32(createHash("sha1").update(payload).digest())}`;
}

/** As much of a response as its head can take, or more when asked for. */
export async function headBytes(
  pieces: AsyncIterable<Uint8Array>,
  mostBytes: number = HEAD_BYTES,
): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    taken.push(piece);
    bytes += piece.length;
    if (bytes >= mostBytes) break;
  }
  const [only] = taken;
  return taken.length === 1 && Buffer.isBuffer(only) ? only : Buffer.concat(taken);
}
